import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import type { IndexScope } from './index-upkeep.ts';

/** Reindexes the videos of one uploader, category or tag after its name changed. */
export const reindexVideosJob: JobDefinition<IndexScope> = {
  name: 'reindex-videos',
  retryLimit: 5,
  retryDelay: 10,
  expireInSeconds: 1800,
};
