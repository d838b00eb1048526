export { PlayerHost } from './player-host.tsx';
export { WatchPlayer } from './watch-player.tsx';
