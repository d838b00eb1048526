import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { copyPicturesJob, type PicturesToCopy } from './copy-pictures.job.ts';
import { copyPictures } from './copy-pictures.ts';

export const copyPicturesHandler = (platform: Platform): JobHandler<PicturesToCopy> => ({
  job: copyPicturesJob,
  run: ({ payload, signal }) => copyPictures(platform, payload, signal),
});
