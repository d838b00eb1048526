import { getOwnVideo } from './calls/get-own-video.ts';
import { getStudioStatistics } from './calls/get-studio-statistics.ts';
import { getStudioVideos } from './calls/get-studio-videos.ts';
import { getVideoStatistics } from './calls/get-video-statistics.ts';
import { updateOwnVideo } from './calls/update-own-video.ts';

export const studioCalls = [
  getStudioVideos,
  getStudioStatistics,
  getVideoStatistics,
  getOwnVideo,
  updateOwnVideo,
];
