import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Makes what is said in videos findable, as their subtitles come and go. */
export const indexLinesJob: JobDefinition<Record<string, never>> = {
  name: 'index-lines',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
