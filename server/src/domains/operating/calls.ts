import { createCancelJob } from './calls/cancel-job.ts';
import { getOperatorWarnings } from './calls/get-operator-warnings.ts';
import { getSiteSettings } from './calls/get-site-settings.ts';
import { createListJobs } from './calls/list-jobs.ts';
import { createRetryJob } from './calls/retry-job.ts';
import { updateSiteSettings } from './calls/update-site-settings.ts';
import type { JobKind } from './jobs/job-kind.ts';

/** The calls of this domain, given the kinds of jobs. */
export function createOperatingCalls(jobKinds: readonly JobKind[]) {
  const kinds = new Map(jobKinds.map((kind) => [kind.name, kind]));
  return [
    getOperatorWarnings,
    getSiteSettings,
    updateSiteSettings,
    createListJobs(kinds),
    createRetryJob(kinds),
    createCancelJob(kinds),
  ];
}
