import type { JobDefinition } from '../../../../platform/jobs/jobs.ts';

/** Makes the postings of the search index anew, where the catalogue is large. Reads the whole index once for each order. */
export const buildPostingsJob: JobDefinition<Record<string, never>> = {
  name: 'build-search-postings',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 7200,
};
