import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PublicProfile } from '#contract/profiles.ts';
import type { Services } from '../page-context.ts';
import { PageStateProvider } from '../state/page-state.tsx';
import { playlistRow, videoCard } from '../test-data.ts';
import { PlaylistsTab } from './playlists-tab.tsx';
import { answerAct } from './user-acts.ts';
import { type PlaylistIntent, playlistsOf } from './user-playlists.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const profile = { id: 'u1', username: 'mio' } as PublicProfile;
const refusal = (status: number, message: string, field: string | null = null) =>
  Object.assign(new Error(message), { status, code: '22023', field });
const servicesOf = (answers: Record<string, (input: never) => unknown>) => {
  const report = vi.fn();
  const call = async (name: string, input: never) => answers[name]?.(input);
  return { report, services: { call, report } as unknown as Services };
};
const rows = [
  playlistRow({ id: 'a', slug: 'a', name: 'Newest', view_count: 1 }),
  playlistRow({ id: 'b', slug: 'b', name: 'Hidden', is_public: false, view_count: 9 }),
  playlistRow({ id: 'c', slug: 'c', name: 'Oldest', view_count: 5, user_has_liked: true, likes: 1 }),
];
const asked = (query: string, who: { isOwn?: boolean; isMember?: boolean } = {}) => ({
  search: new URLSearchParams(query),
  isOwn: who.isOwn ?? true,
  isMember: who.isMember ?? who.isOwn ?? true,
});
const panel = (query: string, who = {}, answers = {}) =>
  playlistsOf(
    servicesOf({ get_user_playlists_with_thumbnails: () => rows, ...answers }).services,
    profile,
    asked(query, who),
  );
const names = async (query: string, who = {}) =>
  (await panel(query, who)).playlists.map(({ playlist }) => playlist.name);

test('filters choose and order; the private one is for the owner', async () => {
  expect(await names('')).toEqual(['Newest', 'Hidden', 'Oldest']);
  expect(await names('filter=public')).toEqual(['Newest', 'Oldest']);
  expect(await names('filter=private')).toEqual(['Hidden']);
  expect(await names('filter=most_viewed')).toEqual(['Hidden', 'Oldest', 'Newest']);
  expect(await names('filter=newest')).toEqual(['Newest', 'Hidden', 'Oldest']);
  expect((await panel('filter=private', { isOwn: false })).filter).toBe('all');
  expect(await panel('view=list', { isOwn: false })).toMatchObject({ view: 'grid' });
});

test('a page of visitors does not say what one of them likes', async () => {
  const liked = async (isMember: boolean) =>
    (await panel('', { isOwn: false, isMember })).playlists[2]?.stand.user_has_liked;
  expect([await liked(true), await liked(false)]).toEqual([true, false]);
});

test('a playlist is opened in the tab of its owner alone, and a failure is said', async () => {
  const open = (row: object | null) =>
    panel('list=a', {}, { get_playlist_details_by_slug: () => (row ? [row] : []) });
  const own = { ...playlistRow({ user_id: 'u1' }), videos: [videoCard()] };
  expect((await open(own)).open).toMatchObject({ failed: null, cards: [{ title: 'Glass Sparrow' }] });
  expect((await open({ ...own, user_id: 'u2' })).open).toEqual({ failed: 'Playlist not found.' });
  expect((await open(null)).open).toEqual({ failed: 'Playlist not found.' });
  const broken = servicesOf({
    get_playlist_details_by_slug: () => {
      throw new Error('broken');
    },
  });
  const failed = await playlistsOf(broken.services, profile, asked('list=a'));
  expect(failed.open).toEqual({ failed: 'Failed to load videos for this playlist.' });
  expect(broken.report).toHaveBeenCalledOnce();
});

const doing = async (
  intent: PlaylistIntent,
  fields: Record<string, string>,
  answers: Record<string, (input: never) => unknown>,
) => {
  const form = new FormData();
  form.set('intent', intent);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { services } = servicesOf(answers);
  const here = new URLSearchParams('initialTab=Playlists&filter=public&view=list&page=2&edit=rain');
  const outcome = await answerAct(services, form, 'mio', here);
  if (outcome instanceof URLSearchParams) return String(outcome);
  const { data, init } = outcome;
  return [init?.status, data.message, data.field, data.typed];
};
const bug = () => {
  throw new Error('connection lost');
};

test('making, changing and deleting lead back to the tab, under the same filter, view and page', async () => {
  const heard: unknown[] = [];
  const keep = (input: unknown) => heard.push(input) && playlistRow();
  const back = 'initialTab=Playlists&filter=public&view=list&page=2';
  const fields = { name: 'Rain', description: '', public: 'on' };
  expect(await doing('create-playlist', fields, { create_playlist: keep })).toBe(
    'initialTab=Playlists&filter=public&view=list',
  );
  expect(
    await doing(
      'edit-playlist',
      { playlistId: 'a', name: 'Snow', description: 'Cold.' },
      { update_playlist_details: keep },
    ),
  ).toBe(back);
  expect(await doing('delete-playlist', { playlistId: 'a' }, { delete_playlist: keep })).toBe(back);
  expect(heard).toEqual([
    { p_name: 'Rain', p_description: null, p_is_public: true },
    { p_playlist_id: 'a', p_name: 'Snow', p_description: 'Cold.', p_is_public: false },
    { p_playlist_id: 'a' },
  ]);
});

test('what fails is said in the words of its act, with what was typed', async () => {
  const typed = { name: 'Rain', description: '', isPublic: false };
  expect(await doing('create-playlist', { name: 'Rain' }, { create_playlist: bug })).toEqual([
    500,
    'Failed to create playlist.',
    null,
    typed,
  ]);
  expect(await doing('create-playlist', { name: 'Rain' }, { create_playlist: () => null })).toEqual([
    502,
    'Failed to create playlist: No data returned.',
    null,
    typed,
  ]);
  const nameless = () => {
    throw refusal(400, 'Playlist name is required.', 'p_name');
  };
  expect(await doing('create-playlist', { name: ' ' }, { create_playlist: nameless })).toEqual([
    400,
    'Playlist name is required.',
    'p_name',
    { ...typed, name: ' ' },
  ]);
  const said = async (...args: Parameters<typeof doing>) => (await doing(...args))?.slice(0, 2);
  expect(await said('edit-playlist', { name: 'Rain' }, {})).toEqual([
    400,
    'No playlist selected for editing.',
  ]);
  const one = { playlistId: 'a', name: 'Rain' };
  expect(await said('edit-playlist', one, { update_playlist_details: bug })).toEqual([
    500,
    'Failed to update playlist.',
  ]);
  expect(await said('delete-playlist', one, { delete_playlist: bug })).toEqual([
    500,
    'Failed to delete playlist.',
  ]);
});

const layout = { viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: false } as const;
async function show(query: string, who: { isOwn: boolean; isMember?: boolean }, shown = rows) {
  const drawn = await panel(query, who, { get_user_playlists_with_thumbnails: () => shown });
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PageStateProvider initial={layout} gated={false}>
          <PlaylistsTab
            profile={profile}
            panel={drawn}
            isOwn={who.isOwn}
            isVerified
            isMember={who.isMember ?? who.isOwn}
            wrong={null}
          />
        </PageStateProvider>
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
}

test('the owner of nothing, a filter that nothing matches and others are told different things', async () => {
  await show('', { isOwn: true }, []);
  expect(screen.getByText('No playlists found.')).toBeTruthy();
  cleanup();
  await show('filter=private', { isOwn: true }, rows.slice(0, 1));
  expect(screen.getByText('No playlists match your current filter.')).toBeTruthy();
  cleanup();
  await show('', { isOwn: false, isMember: true }, []);
  expect(screen.getByText('No public playlists found for this user.')).toBeTruthy();
  expect(screen.queryByText('Create New Playlist')).toBe(null);
});

test('the list says of each what it is about; the grid does not', async () => {
  await show('view=list', { isOwn: true }, rows.slice(0, 1));
  expect(screen.getByText('No description.')).toBeTruthy();
  cleanup();
  await show('', { isOwn: true }, rows.slice(0, 1));
  expect(screen.queryByText('No description.')).toBe(null);
});

test('a form for a playlist that is not one’s own says that none is selected', async () => {
  await show('edit=somebody-elses', { isOwn: true });
  expect(screen.getByText('No playlist selected for editing.')).toBeTruthy();
});

test('a held playlist says why, and can only be deleted', async () => {
  await show('', { isOwn: true }, [playlistRow({ name: 'Held one', is_held: true })]);
  expect(screen.getByText(/Someone reported this playlist/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit Held one' })).toBe(null);
  expect(screen.queryByRole('button', { name: /^Like/ })).toBe(null);
  expect(screen.getByLabelText('Delete Held one')).toBeTruthy();
});

test('what a visitor liked before is asked for once, and a vote that fails is taken back in words', async () => {
  const calls: string[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path.split('/').at(-1) ?? '');
    return path.includes('toggle')
      ? new Response('{"error":"no"}', { status: 500 })
      : new Response(JSON.stringify(rows));
  });
  await show('', { isOwn: false, isMember: false });
  const like = screen.getByRole('button', { name: 'Like Oldest, 1' });
  expect(like.getAttribute('aria-pressed')).toBe('true');
  await act(async () => void fireEvent.click(like));
  expect(screen.getByRole('button', { name: 'Like Oldest, 1' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Failed to update interaction status. Please try again.')).toBeTruthy();
  expect(calls).toEqual(['get_user_playlists_with_thumbnails', 'toggle-playlist-interaction']);
});
