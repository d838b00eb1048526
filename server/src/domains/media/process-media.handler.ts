import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { failLostMedia } from './fail-media.ts';
import { findAsset } from './media-queries.ts';
import { reasonOfLostJob } from './media-rules.ts';
import { prepareMedia } from './prepare-media.ts';
import { processMediaJob } from './process-media.job.ts';
import { workForJob } from './work-for-job.ts';

export const createProcessMediaHandler = (platform: Platform): JobHandler<{ mediaId: string }> => ({
  job: processMediaJob,
  async run({ payload, signal, lastAttempt }) {
    await workForJob(platform, payload.mediaId, { signal, lastAttempt }, prepareMedia);
  },
  async failed({ mediaId }, reason) {
    // News of a lost job may come late, when another attempt has finished the pass.
    const asset = await findAsset(platform.db, mediaId);
    if (asset === null || asset.firstPassAt !== null) return;
    await failLostMedia(platform, mediaId, reasonOfLostJob(reason));
  },
});
