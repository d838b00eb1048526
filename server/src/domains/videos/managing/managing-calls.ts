import { listSecondGenerations } from '../second-generations/calls/list-second-generations.ts';
import { makeSecondGeneration } from '../second-generations/calls/make-second-generation.ts';
import { withdrawSecondGeneration } from '../second-generations/calls/withdraw-second-generation.ts';
import { createBackfillVideoDetails } from './calls/backfill-video-details.ts';
import { deleteVideo, deleteVideos } from './calls/delete-videos.ts';
import { getModeratedVideo } from './calls/get-moderated-video.ts';
import { getModeratedVideos } from './calls/get-moderated-videos.ts';
import { getVideoPreview } from './calls/get-video-preview.ts';
import { createResyncVideo } from './calls/resync-video.ts';
import { setVideoThumbnail } from './calls/set-video-thumbnail.ts';
import { setVideosStatus } from './calls/set-videos-status.ts';
import type { VideoSource } from './video-source.ts';

/** Calls of admins on videos; `sources` are the outside places that videos come from. */
export const createVideoManagingCalls = (sources: readonly VideoSource[]) => [
  getModeratedVideos,
  getModeratedVideo,
  getVideoPreview,
  setVideosStatus,
  deleteVideos,
  deleteVideo,
  createResyncVideo(sources),
  createBackfillVideoDetails(sources),
  setVideoThumbnail,
  listSecondGenerations,
  makeSecondGeneration,
  withdrawSecondGeneration,
];
