import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { weighVideosJob } from './weigh-videos.job.ts';
import { weighVideos } from './weigh-videos.ts';

/** Every hour, off the full one. */
export const weighVideosHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: weighVideosJob,
  schedule: '12 * * * *',
  run: ({ signal }) => weighVideos(db, signal),
});
