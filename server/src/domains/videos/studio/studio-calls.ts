import { getOwnVideo } from './calls/get-own-video.ts';
import { getStudioVideos } from './calls/get-studio-videos.ts';
import { updateOwnVideo } from './calls/update-own-video.ts';

export const studioCalls = [getStudioVideos, getOwnVideo, updateOwnVideo];
