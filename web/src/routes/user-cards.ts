import type { PublicProfile } from '#contract/profiles.ts';
import type { ShownCards } from '../features/profile/profile-cards.tsx';
import { countOf } from '../lib/format.ts';
import { reportFault } from '../page/page-data.ts';
import { toPlaylist } from '../page/playlist.ts';
import { thumbnailOf } from '../page/video-card.ts';
import type { Services } from '../page-context.ts';
import * as texts from '../texts/profile.ts';
import type { TabName } from './user-panels.ts';

/** As many as a card shows; one more reveals whether there are others. */
const shown = 3;
const people = 12;

const toRow = (row: Parameters<typeof thumbnailOf>[0] & { slug: string; title: string }) => ({
  slug: row.slug,
  title: row.title,
  picture: thumbnailOf(row),
});

/**
 * The tab on which a profile opens: what its uploads, or else its posts, playlists or albums are. One without anything
 * opens on its stream, and so does one's own without videos: there one writes. `posts` null: they cannot be had.
 */
export function firstTab(has: { cards: ShownCards | null; posts: number | null; isOwn: boolean }): TabName {
  const { cards, posts, isOwn } = has;
  if (cards === null) return texts.stream;
  if (cards.videos.length > 0) return texts.videos;
  if (posts !== 0 || isOwn) return texts.stream;
  return cards.playlists.length > 0 ? texts.playlists : cards.albums.length > 0 ? texts.photos : texts.stream;
}

/** What the cards of a profile show to the viewer; null, and a line in the log, if that cannot be loaded. */
export async function cardsOf(
  services: Services,
  profile: PublicProfile,
  isOwn: boolean,
): Promise<ShownCards | null> {
  const { id } = profile;
  const seesFavorites = isOwn || profile.shows_favorites;
  try {
    const [achievements, videos, albums, playlists, favorites, followed] = await Promise.all([
      services.call('get_user_achievements', { p_user_id: id }),
      services.call('get_user_videos', { p_user_id: id, p_limit: shown, p_page: 1 }),
      services.call('get_user_albums', { p_user_id: id }),
      services.call('get_user_playlists_with_thumbnails', { p_user_id: id }),
      seesFavorites ? services.call('get_public_favorite_videos', { p_user_id: id, p_limit: shown }) : [],
      services.call('get_public_subscriptions', { p_user_id: id, p_limit: people }),
    ]);
    return {
      achievements,
      videos: videos.slice(0, shown).map(toRow),
      albums: albums.slice(0, 4).map(({ id: albumId, name, thumbnails }) => ({
        id: albumId,
        name,
        cover: thumbnails[0] ?? null,
      })),
      playlists: playlists.slice(0, shown).map((row) => {
        const { slug, name, pictures } = toPlaylist(row);
        return {
          slug,
          name,
          videos: countOf(row.video_count, texts.video, texts.videosWithin),
          picture: pictures[0] ?? null,
        };
      }),
      favorites: favorites.map(toRow),
      followed: followed.map(({ username, display_name, avatar_url }) => ({
        username,
        name: display_name || username,
        avatarUrl: avatar_url,
      })),
    };
  } catch (error) {
    reportFault(services, error);
    return null;
  }
}
