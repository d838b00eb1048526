import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

export interface PicturesToCopy {
  videoId: string;
  guid: string;
  libraryId: string;
  /** Name of the picture next to the streams, e.g. `thumbnail.jpg`. */
  file: string;
}

/** Copies the picture and the animated preview of a hosted video into our storage. */
export const copyPicturesJob: JobDefinition<PicturesToCopy> = {
  name: 'copy-hosted-pictures',
  retryLimit: 6,
  retryDelay: 30,
  expireInSeconds: 300,
};
