import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemberProvider } from '../../state/member.tsx';
import { type Answers, answerCalls, standInForDialogs, TestRefusal } from '../../test-calls.ts';
import { memberRow, playlistRow } from '../../test-data.ts';
import AddDialog from './add-dialog.tsx';

beforeEach(() => {
  standInForDialogs();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rainy = { ...playlistRow(), has_video: false };
const fails = () => {
  throw new TestRefusal(500, 'no');
};
async function show(answers: Answers, role: 'member' | 'unverified_member' = 'member') {
  const sent = answerCalls(answers);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MemberProvider initial={memberRow({ role })}>
          <AddDialog added={{ videoId: 'v1', title: 'Glass Sparrow' }} onClose={() => {}} />
        </MemberProvider>
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
  return sent;
}
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const box = () => screen.getByRole('checkbox', { name: /Rainy days/, hidden: true }) as HTMLInputElement;
const toggle = () => act(async () => void fireEvent.click(box()));
const name = (text: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByLabelText('New playlist name'), { target: { value: text } }),
  );
const alert = () => screen.getByRole('alert', { hidden: true }).textContent;

test('a playlist takes the video in and gives it back', async () => {
  const sent = await show({
    get_user_playlists: () => [rainy],
    add_video_to_playlist: () => ({ added: true, playlist_video_id: 'i1', video_count: 3 }),
    'remove-video-from-playlist': () => ({ removed: true, video_count: 2 }),
  });
  expect(box().checked).toBe(false);
  await toggle();
  expect(box().checked).toBe(true);
  expect(screen.getByText(/3 videos/)).toBeTruthy();
  await toggle();
  expect(box().checked).toBe(false);
  expect(sent).toEqual([
    ['get_user_playlists', { p_video_id: 'v1' }],
    ['add_video_to_playlist', { p_playlist_id: 'p1', p_video_id: 'v1' }],
    ['remove-video-from-playlist', { playlist_id: 'p1', video_id: 'v1' }],
  ]);
});

test('a list for later is offered until there is one, and is made when it is first used', async () => {
  const later = { ...rainy, id: 'p2', name: 'Watch later', has_video: true };
  let lists = [rainy];
  const sent = await show({
    get_user_playlists: () => lists,
    create_playlist: () => {
      lists = [later, rainy];
      return later;
    },
    add_video_to_playlist: () => ({ added: true, playlist_video_id: 'i1', video_count: 1 }),
  });
  const offered = screen.getByRole('checkbox', { name: /^Watch later/, hidden: true });
  await act(async () => void fireEvent.click(offered));
  expect(sent.slice(1, 3)).toEqual([
    ['create_playlist', { p_name: 'Watch later', p_is_public: false }],
    ['add_video_to_playlist', { p_playlist_id: 'p2', p_video_id: 'v1' }],
  ]);
  const [only, ...more] = screen.getAllByRole<HTMLInputElement>('checkbox', {
    name: /^Watch later/,
    hidden: true,
  });
  expect([only?.checked, more]).toEqual([true, []]);
});

test('what fails is taken back, in words', async () => {
  await show({ get_user_playlists: () => [rainy], add_video_to_playlist: fails });
  await toggle();
  expect(box().checked).toBe(false);
  expect(alert()).toBe('Failed to add video to playlist.');
});

test('one’s playlists that cannot be had are said to have failed', async () => {
  await show({ get_user_playlists: fails });
  expect(alert()).toBe('Failed to load your playlists.');
});

test('who has none is offered one to begin with, and no word of having none', async () => {
  await show({ get_user_playlists: () => [] });
  expect(screen.getByRole('checkbox', { name: /^Watch later/ })).toBeTruthy();
  expect(screen.queryByText('No playlists found.')).toBeNull();
});

test('a playlist that a report holds takes nothing in', async () => {
  await show({ get_user_playlists: () => [{ ...rainy, is_held: true }] });
  expect(box().disabled).toBe(true);
});

test('a new playlist needs a name, is private unless said otherwise, and gets the video', async () => {
  const sent = await show({
    get_user_playlists: () => [],
    create_playlist: (body) => playlistRow({ id: 'p2', name: String(body.p_name) }),
    add_video_to_playlist: () => ({ added: true, playlist_video_id: 'i1', video_count: 1 }),
  });
  await press('Create New Playlist');
  await name('   ');
  await press('Create and add');
  expect(screen.getByText('New playlist name is required.')).toBeTruthy();
  await name('  Snow  ');
  await press('Create and add');
  expect(sent.slice(1, 3)).toEqual([
    ['create_playlist', { p_name: 'Snow', p_description: null, p_is_public: false }],
    ['add_video_to_playlist', { p_playlist_id: 'p2', p_video_id: 'v1' }],
  ]);
  expect(screen.getByText('Added to Snow.')).toBeTruthy();
});

test('an answer without an id makes no playlist, and a second try makes no second one', async () => {
  let answer: object = {};
  let isFull = true;
  const sent = await show({
    get_user_playlists: () => [],
    create_playlist: () => answer,
    add_video_to_playlist: () => (isFull ? fails() : { added: true, playlist_video_id: 'i', video_count: 1 }),
  });
  await press('Create New Playlist');
  await name('Snow');
  await press('Create and add');
  expect(alert()).toBe('Failed to create playlist or get new playlist ID.');
  answer = playlistRow({ name: 'Snow' });
  await press('Create and add');
  expect(alert()).toBe('Failed to add video to playlist.');
  isFull = false;
  await press('Create and add');
  expect(screen.getByText('Added to Snow.')).toBeTruthy();
  expect(sent.filter(([called]) => called === 'create_playlist').length).toBe(2);
});

test('who has not confirmed an address makes private ones only', async () => {
  await show({ get_user_playlists: () => [] }, 'unverified_member');
  await press('Create New Playlist');
  expect(screen.queryByLabelText(/Public/)).toBe(null);
});
