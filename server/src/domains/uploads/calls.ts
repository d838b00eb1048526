import { cancelUpload } from './calls/cancel-upload.ts';
import { deleteOwnVideo } from './calls/delete-own-video.ts';
import { getMyUploads } from './calls/get-my-uploads.ts';
import { getOwnPlayback } from './calls/get-own-playback.ts';
import { getReplacement } from './calls/get-replacement.ts';
import { getUploadRoom } from './calls/get-upload-room.ts';
import { publishOwnVideo } from './calls/publish-own-video.ts';
import { retryUpload } from './calls/retry-upload.ts';
import { setOwnThumbnail } from './calls/set-own-thumbnail.ts';
import { submitReplacement } from './calls/submit-replacement.ts';
import { submitUpload } from './calls/submit-upload.ts';

export const uploadCalls = [
  getMyUploads,
  getUploadRoom,
  submitUpload,
  submitReplacement,
  getReplacement,
  getOwnPlayback,
  cancelUpload,
  retryUpload,
  publishOwnVideo,
  setOwnThumbnail,
  deleteOwnVideo,
];
