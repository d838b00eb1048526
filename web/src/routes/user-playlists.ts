import { limits } from '#contract/limits.ts';
import type { Playlist } from '#contract/playlists.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import type { PlaylistTexts } from '../features/profile-playlists/playlist-form.tsx';
import { choice, pageNumber } from '../page/address-values.ts';
import { reportFault } from '../page/page-data.ts';
import { standOf, toPlaylist } from '../page/playlist.ts';
import { toCard } from '../page/video-card.ts';
import type { Services } from '../page-context.ts';
import * as pageTexts from '../texts/profile.ts';
import { type FilterName, filterNames, newOne } from './playlist-filter-names.ts';

const viewNames = ['grid', 'list'] as const;

/** The calls return the newest first. */
const filters: Readonly<Record<FilterName, (rows: readonly Playlist[]) => readonly Playlist[]>> = {
  all: (rows) => rows,
  newest: (rows) => rows,
  public: (rows) => rows.filter((row) => row.is_public),
  private: (rows) => rows.filter((row) => !row.is_public),
  most_viewed: (rows) => rows.toSorted((a, b) => b.view_count - a.view_count),
};

/** The videos of the playlist that the address opens in the tab; or why they are not there. */
async function opened(services: Services, profile: PublicProfile, slug: string, isMember: boolean) {
  try {
    const [row] = await services.call('get_playlist_details_by_slug', { p_slug: slug });
    if (row?.user_id !== profile.id) return { failed: pageTexts.playlistNotFound };
    return {
      failed: null,
      playlist: toPlaylist(row),
      stand: standOf(row, isMember),
      cards: row.videos.map(toCard),
    };
  } catch (error) {
    reportFault(services, error);
    return { failed: pageTexts.failedToLoadVideosFor };
  }
}

const textsOf = (row: Playlist): PlaylistTexts => ({
  name: row.name,
  description: row.description ?? '',
  isPublic: row.is_public,
});

/** The playlists of a profile, as far as the viewer may see them; or one of them, opened. */
export async function playlistsOf(
  services: Services,
  profile: PublicProfile,
  asked: { search: URLSearchParams; isOwn: boolean; isMember: boolean },
) {
  const { search, isOwn, isMember } = asked;
  const filter = choice(search.get('filter'), filterNames) ?? 'all';
  const view = isOwn ? (choice(search.get('view'), viewNames) ?? 'grid') : 'grid';
  const base = {
    tab: 'Playlists' as const,
    filter: filter === 'private' && !isOwn ? 'all' : filter,
    view,
    page: 1,
    pages: 1,
    hasMore: false,
    playlists: [],
    isEmpty: true,
    form: null,
    open: null,
  };
  const list = search.get('list');
  if (list !== null) return { ...base, open: await opened(services, profile, list, isMember) };
  const rows = await services.call('get_user_playlists_with_thumbnails', { p_user_id: profile.id });
  const chosen = filters[base.filter](rows);
  const size = limits.profilePageSize;
  // The last one on a page may have just been deleted.
  const last = Math.max(1, Math.ceil(chosen.length / size));
  const page = Math.min(pageNumber(search, limits.highestPage), last);
  const edit = isOwn ? search.get('edit') : null;
  const edited = rows.find((row) => row.slug === edit) ?? null;
  return {
    ...base,
    page,
    pages: last,
    hasMore: chosen.length > page * size,
    isEmpty: rows.length === 0,
    playlists: chosen.slice((page - 1) * size, page * size).map((row) => ({
      playlist: toPlaylist(row),
      stand: standOf(row, isMember),
    })),
    form:
      edit === null
        ? null
        : {
            id: edited?.id ?? null,
            slug: edited?.slug ?? newOne,
            isMissing: edit !== newOne && edited === null,
            texts: edited ? textsOf(edited) : { name: '', description: '', isPublic: false },
          },
  };
}

export const playlistIntents = ['create-playlist', 'edit-playlist', 'delete-playlist'] as const;
export type PlaylistIntent = (typeof playlistIntents)[number];
export const playlistFailures: Readonly<Record<PlaylistIntent, string>> = {
  'create-playlist': pageTexts.failedToCreatePlaylist,
  'edit-playlist': pageTexts.failedToUpdatePlaylist,
  'delete-playlist': pageTexts.failedToDeletePlaylist,
};

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').replace(/\r\n/g, '\n');

export const typedPlaylist = (form: FormData): PlaylistTexts => ({
  name: textOf(form, 'name'),
  description: textOf(form, 'description'),
  isPublic: form.get('public') === 'on',
});

/** A refusal whose words are shown whatever its status. */
const refuse = (status: number, message: string) =>
  Object.assign(new Error(message), { status, code: '', isWhole: true as const });

/** Does what a form of the tab asks for; returns the query of the page on which it was pressed. Refusals are thrown. */
export async function actOnPlaylists(
  services: Services,
  intent: PlaylistIntent,
  form: FormData,
  here: URLSearchParams,
): Promise<URLSearchParams> {
  const id = textOf(form, 'playlistId');
  const typed = typedPlaylist(form);
  const texts = { p_name: typed.name, p_description: typed.description || null, p_is_public: typed.isPublic };
  const query = new URLSearchParams(here);
  query.set('initialTab', 'Playlists');
  query.delete('edit');
  if (intent === 'edit-playlist') {
    if (id === '') throw refuse(400, pageTexts.noPlaylistSelectedForEditing);
    await services.call('update_playlist_details', { p_playlist_id: id, ...texts });
  } else if (intent === 'create-playlist') {
    const made: Playlist | null = await services.call('create_playlist', texts);
    if (!made?.id) throw refuse(502, pageTexts.failedToCreatePlaylistNo);
    // The newest comes first.
    query.delete('page');
  } else await services.call('delete_playlist', { p_playlist_id: id });
  return query;
}

export type PlaylistsPanel = Awaited<ReturnType<typeof playlistsOf>>;
