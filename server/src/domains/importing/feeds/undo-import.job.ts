import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Takes back the videos of an import. */
export const undoImportJob: JobDefinition<{ batchId: string }> = {
  name: 'undo-import',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 3600,
};
