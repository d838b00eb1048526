// The public interface of the playlists domain for higher floors.
export { playlistCalls } from './calls.ts';
export { recountPlaylists, recountPlaylistsWith } from './change-videos.ts';
export {
  deleteDemoPlaylists,
  insertDemoPlaylistLikes,
  insertDemoPlaylists,
  playlistsWithDemo,
} from './demo-queries.ts';
export { exportPlaylists } from './export-playlists.ts';
export { forgetPlaylists } from './forget-playlists.ts';
export { playlistCreated, playlistLiked } from './playlist-facts.ts';
export { countPublicPlaylists } from './playlist-queries.ts';
export { countPlaylistsWith } from './playlist-video-queries.ts';
export { reportedPlaylist } from './reported-playlist.ts';
