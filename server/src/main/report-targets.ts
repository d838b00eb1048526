import { reportedMessage } from '../domains/messages/index.ts';
import type { ReportTarget, Touched } from '../domains/moderation/index.ts';
import { reportedPhoto } from '../domains/photos/index.ts';
import { picturesShowing } from '../domains/pictures/index.ts';
import { countPlaylistsWith, reportedPlaylist } from '../domains/playlists/index.ts';
import { reportedProfile } from '../domains/profiles/index.ts';
import {
  countCommentsLinking,
  countCommentsOn,
  countFavoritesOf,
  reportedComment,
} from '../domains/responses/index.ts';
import { countPostsLinking, reportedPost } from '../domains/stream/index.ts';
import { reportedVideo } from '../domains/videos/index.ts';
import type { Executor } from '../platform/db/database.ts';

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

const slugOf = async (db: Executor, id: string): Promise<string> =>
  String((await reportedVideo.look(db, id))?.evidence.slug ?? id);

/** What goes out of sight with a video, loses it, or leads to it. */
export const touchedByVideos: readonly Touched[] = [
  { name: 'Playlists', count: countPlaylistsWith },
  { name: 'Comments', count: countCommentsOn },
  { name: 'Favorites', count: countFavoritesOf },
  { name: 'Posts that link to it', count: async (db, id) => countPostsLinking(db, await slugOf(db, id)) },
  {
    name: 'Comments that link to it',
    count: async (db, id) => countCommentsLinking(db, await slugOf(db, id)),
  },
  {
    name: 'Other pictures with its frames',
    async count(db, id) {
      const showing = await picturesShowing(db, await reportedVideo.frames(db, id));
      return showing.filter(({ intake, subjectId }) => intake !== 'photo' && subjectId !== id).length;
    },
  },
];
