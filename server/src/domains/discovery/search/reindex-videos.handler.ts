import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { type IndexScope, reindexVideos } from './index-upkeep.ts';
import { reindexVideosJob } from './reindex-videos.job.ts';

export const reindexVideosHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<IndexScope> => ({
  job: reindexVideosJob,
  async run({ payload }) {
    await reindexVideos(db, payload);
  },
});
