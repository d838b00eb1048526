import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { failLostMedia } from './fail-media.ts';
import { finishMediaJob } from './finish-media.job.ts';
import { finishMedia } from './finish-media.ts';
import { reasonOfLostJob } from './media-rules.ts';
import { workForJob } from './work-for-job.ts';

export const createFinishMediaHandler = (platform: Platform): JobHandler<{ mediaId: string }> => ({
  job: finishMediaJob,
  async run({ payload, signal, lastAttempt }) {
    await workForJob(platform, payload.mediaId, { signal, lastAttempt }, finishMedia);
  },
  failed: ({ mediaId }, reason) => failLostMedia(platform, mediaId, reasonOfLostJob(reason)),
});
