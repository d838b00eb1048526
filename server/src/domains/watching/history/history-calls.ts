import { clearWatchHistory } from './calls/clear-watch-history.ts';
import { clearWatchPositions } from './calls/clear-watch-positions.ts';
import { clearWatchedCount } from './calls/clear-watched-count.ts';
import { getFollowingFeed } from './calls/get-following-feed.ts';
import { getUploadersToFollow } from './calls/get-uploaders-to-follow.ts';
import { getWatchHistory } from './calls/get-watch-history.ts';
import { getWatchPosition } from './calls/get-watch-position.ts';
import { getWatchSettings } from './calls/get-watch-settings.ts';
import { markVideoWatched } from './calls/mark-video-watched.ts';
import { removeFromWatchHistory } from './calls/remove-from-watch-history.ts';
import { saveWatchPosition } from './calls/save-watch-position.ts';
import { setAsideWatched } from './calls/set-aside-watched.ts';
import { updateWatchSettings } from './calls/update-watch-settings.ts';

export const historyCalls = [
  clearWatchHistory,
  clearWatchPositions,
  clearWatchedCount,
  getFollowingFeed,
  getUploadersToFollow,
  getWatchHistory,
  getWatchPosition,
  getWatchSettings,
  markVideoWatched,
  removeFromWatchHistory,
  saveWatchPosition,
  setAsideWatched,
  updateWatchSettings,
];
