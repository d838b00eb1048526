import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Measures a finished file for flashing that can hurt. */
export const measureFlashesJob: JobDefinition<{ mediaId: string }> = {
  name: 'measure-flashes',
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 3600,
};

/** Measures files from before a few at a time. */
export const measureOldFilesJob: JobDefinition<Record<string, never>> = {
  name: 'measure-old-files',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
