import { reportedMessage } from '../domains/messages/index.ts';
import type { ReportTarget, Touched } from '../domains/moderation/index.ts';
import { reportedPhoto } from '../domains/photos/index.ts';
import { countPlaylistsWith, reportedPlaylist } from '../domains/playlists/index.ts';
import { reportedProfile } from '../domains/profiles/index.ts';
import { countCommentsOn, countFavoritesOf, reportedComment } from '../domains/responses/index.ts';
import { reportedPost } from '../domains/stream/index.ts';
import { reportedVideo } from '../domains/videos/index.ts';

/** Everything that members can report, each with how a report acts on it. */
export const reportTargets: readonly ReportTarget[] = [
  reportedVideo,
  reportedComment,
  reportedPost,
  reportedPhoto,
  reportedPlaylist,
  reportedMessage,
  reportedProfile,
];

/** What goes out of sight with a video, or loses it. */
export const touchedByVideos: readonly Touched[] = [
  { name: 'Playlists', count: countPlaylistsWith },
  { name: 'Comments', count: countCommentsOn },
  { name: 'Favorites', count: countFavoritesOf },
];
