export { WatchPlayer } from './watch-player.tsx';
