import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Removes the file of a replaced or removed picture; one that is evidence is sealed. */
export const deletePictureJob: JobDefinition<{ key: string }> = {
  name: 'delete-picture',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 300,
};
