import { implement } from '../../../platform/calls/implement.ts';
import { readReasons } from '../report-rules.ts';
import type { ReportTarget } from '../report-target.ts';
import { submitReport } from '../submit-report.ts';

export const submitVideoReport = (targets: readonly ReportTarget[]) =>
  implement('submit-video-report', async (input, context) =>
    submitReport(context, targets, { kind: 'video', id: input.video_id }, readReasons(input)),
  );
