import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Fetches the file of an imported video and hands it to the pipeline. */
export const fetchFileJob: JobDefinition<{ videoId: string; url: string }> = {
  name: 'fetch-file',
  retryLimit: 4,
  retryDelay: 60,
  expireInSeconds: 4 * 3600,
};
