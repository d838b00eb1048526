import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Removes what a deleted asset has in storage. */
export const deleteMediaObjectsJob: JobDefinition<{ mediaId: string; sourceKey: string | null }> = {
  name: 'delete-media-objects',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 3600,
};
