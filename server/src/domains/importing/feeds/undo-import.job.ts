import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Takes the videos of an import back. */
export const undoImportJob: JobDefinition<{ batchId: string }> = {
  name: 'undo-import',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 3600,
};
