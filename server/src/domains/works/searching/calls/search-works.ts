import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { queryRefusal } from '../../../videos/index.ts';
import { askedWorks } from '../asked-works.ts';
import { searchedWorks } from '../searching-queries.ts';

export const searchWorks = implement('search_works', async (input, context) => {
  const page = input.p_page ?? 1;
  const nothing = { items: [], page, has_more: false, safety_message: queryRefusal(input.p_query, context) };
  if (nothing.safety_message !== null) return nothing;
  const asked = await askedWorks(context.db, input.p_query);
  if (asked === null) return nothing;
  const size = limits.browsedWorksPageSize;
  return rawJson(await searchedWorks(context.db, context.objectBase, { ...asked, page, size }));
});
