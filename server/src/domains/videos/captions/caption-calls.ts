import { approveCaptions } from './calls/approve-captions.ts';
import { deleteVideoCaptions } from './calls/delete-video-captions.ts';
import { getCaptionsQueue } from './calls/get-captions-queue.ts';
import { getHeldCaptions } from './calls/get-held-captions.ts';
import { getVideoCaptions } from './calls/get-video-captions.ts';
import { refuseCaptions } from './calls/refuse-captions.ts';

import { setCaptionsSearchable } from './calls/set-captions-searchable.ts';

export const captionCalls = [
  setCaptionsSearchable,
  getVideoCaptions,
  deleteVideoCaptions,
  getCaptionsQueue,
  getHeldCaptions,
  approveCaptions,
  refuseCaptions,
];
