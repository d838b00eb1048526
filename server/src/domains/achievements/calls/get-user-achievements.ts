import { implement } from '../../../platform/calls/implement.ts';
import { countShown } from '../../photos/index.ts';
import { countPublicPlaylists } from '../../playlists/index.ts';
import { findProfileCounts } from '../../profiles/index.ts';
import { countPosts } from '../../stream/index.ts';
import { countPublished } from '../../videos/index.ts';
import { achievementsOf, daysSince, highestStep } from '../achievement-rules.ts';

export const getUserAchievements = implement(
  'get_user_achievements',
  async ({ p_user_id: id }, { db, viewer }) => {
    const counts = await findProfileCounts(db, id, viewer.userId);
    if (counts === null) return [];
    const [videosPublished, posts, publicPlaylists, photos] = await Promise.all([
      countPublished(db, id, highestStep('videosPublished')),
      countPosts(db, id, highestStep('posts')),
      countPublicPlaylists(db, id, highestStep('publicPlaylists')),
      countShown(db, id, highestStep('photos')),
    ]);
    return achievementsOf({
      videosWatched: counts.videos_watched_count ?? 0,
      subscribers: counts.subscribers_count,
      videosPublished,
      posts,
      publicPlaylists,
      photos,
      days: daysSince(counts.created_at, Date.now()),
    });
  },
);
