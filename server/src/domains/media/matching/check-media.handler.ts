import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { checkMediaJob } from './check-media.job.ts';
import { checkMedia, giveUpCheck } from './check-media.ts';

export const createCheckMediaHandler = (platform: Platform): JobHandler<{ mediaId: string }> => ({
  job: checkMediaJob,
  run: ({ payload, signal, lastAttempt }) => checkMedia(platform, payload.mediaId, { signal, lastAttempt }),
  failed: ({ mediaId }) => giveUpCheck(platform, mediaId),
});
