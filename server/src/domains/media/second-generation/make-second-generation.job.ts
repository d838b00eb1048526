import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Makes the second generation of a finished file. What somebody waits for goes before. */
export const makeSecondGenerationJob: JobDefinition<{ mediaId: string }> = {
  name: 'make-second-generation',
  retryLimit: 2,
  retryDelay: 60,
  // It stands still while first generations are made.
  expireInSeconds: 23 * 3600,
  heartbeatSeconds: 10,
};

/** Brings masters into step with what is made and withdrawn, and deletes what nobody plays any more. */
export const tendSecondGenerationsJob: JobDefinition<Record<string, never>> = {
  name: 'tend-second-generations',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 900,
};
