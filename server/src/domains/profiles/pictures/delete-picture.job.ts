import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Removes the file of a replaced or removed picture; one that is evidence, or may be put back, is sealed. */
export const deletePictureJob: JobDefinition<{ key: string }> = {
  name: 'drop-picture',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 300,
};

/**
 * Its name while workers deleted what may be put back, too. Nothing queues it any more but processes of then, which may
 * still run beside these.
 */
export const formerDeletePictureJob: typeof deletePictureJob = {
  ...deletePictureJob,
  name: 'delete-picture',
};
