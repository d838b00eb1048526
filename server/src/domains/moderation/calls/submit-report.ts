import { implement } from '../../../platform/calls/implement.ts';
import { readReasons } from '../report-rules.ts';
import type { ReportTarget } from '../report-target.ts';
import { submitReport as submit } from '../submit-report.ts';

export const submitReport = (targets: readonly ReportTarget[]) =>
  implement('submit-report', async (input, context) =>
    submit(context, targets, { kind: input.target_kind, id: input.target_id }, readReasons(input)),
  );
