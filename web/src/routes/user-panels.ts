import { limits } from '#contract/limits.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import { listStatuses } from '#contract/work-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import { choice } from '../page/address-values.ts';
import { toPublicRow } from '../page/list.ts';
import { isRefusal, reportFault } from '../page/page-data.ts';
import { shownPosts } from '../page/shown-post.ts';
import { toCard } from '../page/video-card.ts';
import type { Services } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/profile.ts';
import { photosOf } from './user-photos.ts';
import { playlistsOf } from './user-playlists.ts';

export const tabNames = [
  texts.stream,
  texts.videos,
  texts.favorites,
  texts.list,
  texts.playlists,
  texts.photos,
] as const;
export type TabName = (typeof tabNames)[number];

/** The server's words for a refusal; other errors have no words for people. */
export const wordsOf = (error: unknown): string =>
  isRefusal(error) && error.status < 500 ? error.message : texts.unknownError;

/** What the address asks for, and who asks. */
interface Asked {
  page: number;
  cursor: string | null;
  album: string | null;
  search: URLSearchParams;
  isOwn: boolean;
  isMember: boolean;
}

async function streamOf(services: Services, { id, username }: PublicProfile, { cursor }: Asked) {
  const size = limits.postsPageSize;
  const rows = await services.call('get-stream-posts', { userId: id, limit: size + 1, cursor });
  const posts = rows.slice(0, size);
  const last = posts.at(-1);
  return {
    tab: 'Stream' as const,
    posts: await shownPosts(services, posts),
    older:
      rows.length > size && last
        ? paths.user(username, { initialTab: texts.stream, cursor: last.cursor })
        : null,
  };
}

async function videosOf(services: Services, { id }: PublicProfile, { page, search }: Asked) {
  const size = limits.profilePageSize;
  const sort = choice(search.get('sort'), ['views']) ?? null;
  const order = sort === null ? {} : { p_sort: sort };
  const [rows, next] = await Promise.all([
    services.call('get_user_videos', { p_user_id: id, p_limit: size, p_page: page, ...order }),
    page < limits.highestPage
      ? services.call('get_user_videos', { p_user_id: id, p_limit: size, p_page: page + 1, ...order })
      : [],
  ]);
  // Whose they are, the page says once.
  const cards = rows.map((row) => ({ ...toCard(row), uploader: null, uploaderName: null }));
  return { tab: 'Videos' as const, page, sort, cards, hasMore: next.length > 0 };
}

async function favoritesOf(services: Services, { id, username }: PublicProfile, { cursor }: Asked) {
  const size = limits.profilePageSize;
  const rows = await services.call('get_public_favorite_videos', {
    p_user_id: id,
    p_limit: size + 1,
    p_cursor: cursor,
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const more = rows.length > size && last ? last.cursor : null;
  return {
    tab: 'Favorites' as const,
    cards: shown.map(toCard),
    more: more === null ? null : paths.user(username, { initialTab: texts.favorites, cursor: more }),
  };
}

async function listOf(services: Services, { id }: PublicProfile, { page, search }: Asked) {
  const status = choice(search.get('filter'), listStatuses);
  const list = await services.call('get_public_list', { p_user_id: id, p_status: status, p_page: page });
  return {
    tab: 'List' as const,
    status,
    statuses: listStatuses
      .filter((one) => list.counts[one] > 0)
      .map((one) => ({ status: one, count: list.counts[one] })),
    rows: list.items.map((item) => toPublicRow(item, list.scale)),
    page: list.page,
    hasMore: list.has_more,
  };
}

const loaders = {
  List: listOf,
  Stream: streamOf,
  Videos: videosOf,
  Favorites: favoritesOf,
  Playlists: playlistsOf,
  Photos: photosOf,
};

/** The content of a tab, or words for its failure. */
export async function panelOf(services: Services, tab: TabName, profile: PublicProfile, asked: Asked) {
  try {
    return await loaders[tab](services, profile, asked);
  } catch (error) {
    reportFault(services, error);
    const failed =
      tab === 'Stream'
        ? fillIn(texts.failedToLoadStreamPosts, { message: wordsOf(error) })
        : fillIn(texts.failedToLoadTab, { tab });
    return { tab: null, failed };
  }
}

export type Panel = Awaited<ReturnType<typeof panelOf>>;
