export type { NextVideo } from './player-session.ts';
export { beginsEarly, expectVersion, holds, playAt, playedTime } from './slot-arrival.ts';
export { WatchPlayer } from './watch-player.tsx';
