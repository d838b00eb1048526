import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { lookThroughJob } from './look-through.job.ts';
import { lookThrough } from './look-through.ts';

export const createLookThroughHandler = (platform: Platform): JobHandler<Record<string, never>> => ({
  job: lookThroughJob,
  // Entries also come from commands, and get their frames later: anything not yet compared is.
  schedule: '* * * * *',
  run: ({ signal }) => lookThrough(platform, { signal }),
});
