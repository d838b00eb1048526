import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { sweepSourcesJob } from './sweep-sources.job.ts';
import { sweepSources } from './sweep-sources.ts';

export const sweepSourcesHandler = (platform: Platform): JobHandler<Record<string, never>> => ({
  job: sweepSourcesJob,
  schedule: '*/30 * * * *',
  run: ({ signal }) => sweepSources(platform, { signal }),
});
