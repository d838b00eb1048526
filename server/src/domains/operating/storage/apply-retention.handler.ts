import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { applyRetentionJob } from './apply-retention.job.ts';
import { applyRetention } from './apply-retention.ts';

/** Every hour, once videos were weighed. */
export const applyRetentionHandler = (platform: Platform): JobHandler<Record<string, never>> => ({
  job: applyRetentionJob,
  schedule: '42 * * * *',
  run: ({ signal }) => applyRetention(platform, signal),
});
