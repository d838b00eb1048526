import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Deletes a deleted asset's objects from storage. */
export const deleteMediaObjectsJob: JobDefinition<{ mediaId: string; sourceKey: string | null }> = {
  name: 'delete-media-objects',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 3600,
};
