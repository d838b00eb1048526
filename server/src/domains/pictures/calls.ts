import { createApprovePicture } from './calls/approve-picture.ts';
import { getPictureQueue } from './calls/get-picture-queue.ts';
import { refusePicture } from './calls/refuse-picture.ts';
import type { PictureTarget } from './picture-target.ts';

/** `targets`: whatever shows pictures, tied to this domain by main. */
export const createPictureCalls = (targets: readonly PictureTarget[]) => [
  getPictureQueue,
  createApprovePicture(targets),
  refusePicture,
];
