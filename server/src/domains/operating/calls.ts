import type { FinalCall } from '../../platform/second-looks/final-call.ts';
import { createCancelJob } from './calls/cancel-job.ts';
import { createConfirmSecondLook } from './calls/confirm-second-look.ts';
import { declineSecondLook } from './calls/decline-second-look.ts';
import { getEncoders } from './calls/get-encoders.ts';
import { createGetOperatorWarnings } from './calls/get-operator-warnings.ts';
import { getSiteActivity } from './calls/get-site-activity.ts';
import { getSiteSettings } from './calls/get-site-settings.ts';
import { createGetWaitingWork } from './calls/get-waiting-work.ts';
import { createListJobs } from './calls/list-jobs.ts';
import { createListSecondLooks } from './calls/list-second-looks.ts';
import { createRetryJob } from './calls/retry-job.ts';
import { updateSiteSettings } from './calls/update-site-settings.ts';
import type { JobKind } from './jobs/job-kind.ts';
import type { UnconfirmedSource, WaitingSource } from './overview/waiting-source.ts';
import { getSiteStatus } from './status/calls/get-site-status.ts';
import { publishIncident } from './status/calls/publish-incident.ts';
import { updateIncident } from './status/calls/update-incident.ts';
import { countStorage } from './storage/calls/count-storage.ts';
import { getCostlyVideos } from './storage/calls/get-costly-videos.ts';
import { getStorage } from './storage/calls/get-storage.ts';
import { getVideoStorage } from './storage/calls/get-video-storage.ts';

/** The calls of this domain, given the kinds of jobs, the calls whose acts may wait for a second admin, what waits, and what waits for visitors. */
export function createOperatingCalls(
  jobKinds: readonly JobKind[],
  finals: readonly FinalCall[],
  waiting: readonly WaitingSource[],
  unconfirmed: readonly UnconfirmedSource[],
) {
  const all: readonly FinalCall[] = [...finals, updateSiteSettings.final as unknown as FinalCall];
  const kinds = new Map(jobKinds.map((kind) => [kind.name, kind]));
  return [
    createGetOperatorWarnings(unconfirmed),
    createGetWaitingWork(waiting),
    getSiteActivity,
    getSiteSettings,
    updateSiteSettings,
    getEncoders,
    createListJobs(kinds),
    createRetryJob(kinds),
    createCancelJob(kinds),
    createListSecondLooks(all),
    createConfirmSecondLook(all),
    declineSecondLook,
    getSiteStatus,
    publishIncident,
    updateIncident,
    getStorage,
    getCostlyVideos,
    getVideoStorage,
    countStorage,
  ];
}
