import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Looks at a source and imports what is new. After an interruption it continues in the batch it began. */
export const runFeedJob: JobDefinition<{ feedId: string }> = {
  name: 'run-feed',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 3600,
};

/** Finds the sources that are due. */
export const startFeedsJob: JobDefinition<Record<string, never>> = {
  name: 'start-feeds',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 300,
};
