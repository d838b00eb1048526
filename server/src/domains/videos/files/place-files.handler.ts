import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { placeFilesJob } from './place-files.job.ts';
import { placeFiles } from './place-files.ts';

/** Queued by each change that is heard; the schedule finds those that were not. */
export const createPlaceFilesHandler = (
  platform: Pick<Platform, 'db' | 'log' | 'config' | 'storage'>,
): JobHandler<Record<string, never>> => ({
  job: placeFilesJob,
  schedule: '* * * * *',
  run: ({ signal }) => placeFiles(platform, signal),
});
