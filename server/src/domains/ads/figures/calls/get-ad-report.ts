import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { readAdReport } from '../read-ad-report.ts';
import { longestOf, questionOf, readDays } from '../report-rules.ts';

export const getAdReport = implement('get_ad_report', (input, context) => {
  const question = questionOf(input);
  readDays(input.p_from, input.p_to, longestOf(question));
  return readAdReport(context, {
    ...{
      question,
      from: input.p_from,
      to: input.p_to,
      sort: input.p_sort ?? null,
      order: input.p_order ?? null,
    },
    ...{ limit: input.p_limit ?? limits.adPageSize, offset: input.p_offset ?? 0 },
    withReasons: input.p_with_reasons ?? false,
  });
});
