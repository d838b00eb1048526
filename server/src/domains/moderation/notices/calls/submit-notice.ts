import { implement } from '../../../../platform/calls/implement.ts';
import type { Config } from '../../../../platform/config.ts';
import type { ReportTarget } from '../../report-target.ts';
import { submitNotice as submit } from '../submit-notice.ts';

export const submitNotice = (targets: readonly ReportTarget[], originOf: (config: Config) => string) =>
  implement('submit_notice', (input, context) =>
    submit(context, { targets, origin: originOf(context.config) }, input),
  );
