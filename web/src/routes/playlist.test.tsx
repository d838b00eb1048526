import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { standOf, toPlaylist, unavailableWords } from '../page/playlist.ts';
import { toCard } from '../page/video-card.ts';
import { PageStateProvider } from '../state/page-state.tsx';
import { answerCalls } from '../test-calls.ts';
import { playlistRow, videoCard } from '../test-data.ts';
import PlaylistPage from './playlist.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(part: Parameters<typeof playlistRow>[0], isOwn = false, lacking = 0) {
  const row = playlistRow(part);
  const stand = standOf(row, isOwn);
  const sent = answerCalls({
    get_playlist_interaction_status: () => stand,
    'record-playlist-view': () => ({ recorded: true, view_count: 8 }),
  });
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PageStateProvider
          initial={{ viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: false }}
          gated={false}
        >
          <PlaylistPage />
        </PageStateProvider>
      ),
      loader: () => ({
        playlist: toPlaylist(row),
        exact: '7 views',
        stand,
        tags: ['slow burn'],
        cards: [toCard(videoCard({ title: 'Glass Sparrow' }))],
        unavailable: unavailableWords(lacking),
        isOwn,
      }),
      HydrateFallback: () => null,
    },
  ]);
  await act(async () => void render(<Stub />));
  await screen.findByRole('heading', { level: 1 });
  return sent.map(([name]) => name);
}
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the page says what the playlist is, whose, how long, and leads on', async () => {
  expect(await show({ description: null })).toContain('record-playlist-view');
  for (const words of ['No description available.', 'Public', '2 videos', '2h 5m', '7 views'])
    expect(screen.getByText(words)).toBeTruthy();
  expect([link('Mio'), link('slow burn'), link('Back to Playlists')]).toEqual([
    '/user/mio',
    '/tags/slow%20burn',
    '/playlists',
  ]);
  expect(screen.queryByRole('button', { name: 'Remove Glass Sparrow' })).toBe(null);
});

test('its owner takes videos out, and sees that it is private', async () => {
  await show({ is_public: false }, true);
  expect(screen.getByText('Private')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Glass Sparrow' })).toBeTruthy();
});

test('a held one says why to its owner, and is neither liked, counted nor changed', async () => {
  expect(await show({ is_held: true }, true)).toEqual([]);
  expect(screen.getByText(/Someone reported this playlist/)).toBeTruthy();
  for (const name of [/^Like/, /^Remove/]) expect(screen.queryByRole('button', { name })).toBe(null);
});

test('a playlist says how many of its videos are no longer available, and nothing where all are', async () => {
  await show({}, false, 2);
  expect(screen.getByText('2 videos in this playlist are no longer available.')).toBeTruthy();
  cleanup();
  await show({}, false, 1);
  expect(screen.getByText('1 video in this playlist is no longer available.')).toBeTruthy();
  cleanup();
  await show({});
  expect(screen.queryByText(/no longer available/)).toBe(null);
});
