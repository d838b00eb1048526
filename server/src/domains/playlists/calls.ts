import { addVideoToPlaylist } from './calls/add-video-to-playlist.ts';
import { createPlaylist } from './calls/create-playlist.ts';
import { deletePlaylist } from './calls/delete-playlist.ts';
import { getMostPopularPlaylist } from './calls/get-most-popular-playlist.ts';
import { getPlaylistDetails } from './calls/get-playlist-details.ts';
import { getPlaylistDetailsBySlug } from './calls/get-playlist-details-by-slug.ts';
import { getPlaylistInteractionStatus } from './calls/get-playlist-interaction-status.ts';
import { getPlaylistsForVideo } from './calls/get-playlists-for-video.ts';
import { getPlaylistsForWork } from './calls/get-playlists-for-work.ts';
import { getPlaylistsWithDetailsPaginated } from './calls/get-playlists-with-details-paginated.ts';
import { getPublicPlaylistsByUsernameWithThumbnails } from './calls/get-public-playlists-by-username-with-thumbnails.ts';
import { getUserPlaylists } from './calls/get-user-playlists.ts';
import { getUserPlaylistsWithThumbnails } from './calls/get-user-playlists-with-thumbnails.ts';
import { movePlaylistVideo } from './calls/move-playlist-video.ts';
import { recordPlaylistView } from './calls/record-playlist-view.ts';
import { removeVideoFromPlaylist } from './calls/remove-video-from-playlist.ts';
import { searchPlaylists } from './calls/search-playlists.ts';
import { togglePlaylistInteraction } from './calls/toggle-playlist-interaction.ts';
import { updatePlaylistDetails } from './calls/update-playlist-details.ts';

export const playlistCalls = [
  getPlaylistInteractionStatus,
  addVideoToPlaylist,
  createPlaylist,
  deletePlaylist,
  getMostPopularPlaylist,
  getPlaylistDetails,
  getPlaylistDetailsBySlug,
  getPlaylistsForVideo,
  getPlaylistsForWork,
  getPlaylistsWithDetailsPaginated,
  getPublicPlaylistsByUsernameWithThumbnails,
  getUserPlaylists,
  getUserPlaylistsWithThumbnails,
  movePlaylistVideo,
  recordPlaylistView,
  removeVideoFromPlaylist,
  searchPlaylists,
  togglePlaylistInteraction,
  updatePlaylistDetails,
];
