import { listAdminActs } from './calls/list-admin-acts.ts';
import { submitReport } from './calls/submit-report.ts';
import { submitVideoReport } from './calls/submit-video-report.ts';
import type { ReportTarget } from './report-target.ts';

/** The calls of this domain, over the things that can be reported. */
export const createModerationCalls = (targets: readonly ReportTarget[]) => [
  submitVideoReport(targets),
  submitReport(targets),
  listAdminActs,
];
