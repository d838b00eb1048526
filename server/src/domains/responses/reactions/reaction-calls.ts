import { getMyFavoriteVideoIds } from './calls/get-my-favorite-video-ids.ts';
import { getPublicFavoriteVideos } from './calls/get-public-favorite-videos.ts';
import { getUserFavoriteVideos } from './calls/get-user-favorite-videos.ts';
import { getVideoInteractionStatus } from './calls/get-video-interaction-status.ts';
import { toggleDislikeVideo } from './calls/toggle-dislike-video.ts';
import { toggleFavoriteVideo } from './calls/toggle-favorite-video.ts';
import { toggleLikeVideo } from './calls/toggle-like-video.ts';

export const reactionCalls = [
  getVideoInteractionStatus,
  toggleLikeVideo,
  toggleDislikeVideo,
  toggleFavoriteVideo,
  getMyFavoriteVideoIds,
  getUserFavoriteVideos,
  getPublicFavoriteVideos,
];
