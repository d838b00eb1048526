import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageRooms } from '../lib/room-spots.ts';
import { toPlaylist } from '../page/playlist.ts';
import { toCard } from '../page/video-card.ts';
import { playlistsChanged } from '../state/ask-to-add.ts';
import { PageStateProvider } from '../state/page-state.tsx';
import { type Answers, answerCalls, TestRefusal } from '../test-calls.ts';
import { playlistRow, videoCard } from '../test-data.ts';
import { WatchSide } from './watch-side.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Side = Parameters<typeof WatchSide>[0];
async function show(answers: Answers, part: Partial<Side> = {}, rooms?: PageRooms) {
  const sent = answerCalls(answers);
  const props: Side = {
    videoId: 'v1',
    path: (tab) => `/play/a?tab=${tab}`,
    related: [],
    first: 'related',
    isPublic: false,
    playlists: undefined,
    ...part,
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PageStateProvider
          initial={{ viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: false }}
          gated={false}
          rooms={rooms}
        >
          <WatchSide {...props} />
        </PageStateProvider>
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
  return sent;
}
const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name })));

test('playlists that hold the video are asked for when they are wanted, and again after a change', async () => {
  const rows = [playlistRow({ name: 'Rainy days' })];
  const sent = await show({ get_playlists_for_video: () => rows });
  expect(sent).toEqual([]);
  await choose('Playlists');
  expect(sent).toEqual([['get_playlists_for_video', { p_video_id: 'v1' }]]);
  expect(screen.getByRole('link', { name: 'Rainy days' })).toBeTruthy();
  rows.push(playlistRow({ id: 'p2', name: 'Snowy days' }));
  await act(async () => playlistsChanged());
  expect(screen.getByRole('link', { name: 'Snowy days' })).toBeTruthy();
});

test('related videos that could not be had say so, and none are called none', async () => {
  await show({}, { related: null });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load related videos.');
  screen.getByRole('link', { name: 'Try again' });
  cleanup();
  await show({}, { related: [] });
  expect(screen.getByText('No related videos yet.')).toBeTruthy();
});

test('playlists of the address come with the page', async () => {
  const sent = await show({}, { first: 'playlists', playlists: [toPlaylist(playlistRow())] });
  expect(screen.getByRole('link', { name: 'Rainy days' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a failure and an empty list are said in words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show({
    get_playlists_for_video: () => {
      throw new TestRefusal(500, 'no');
    },
  });
  await choose('Playlists');
  expect(screen.getByText('Failed to load playlists.')).toBeTruthy();
  answerCalls({ get_playlists_for_video: () => [] });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('No playlists found.')).toBeTruthy();
  await choose('Related');
  expect(screen.getByText('No related videos yet.')).toBeTruthy();
});

test('eight stand beside the video, and the others come when they are wanted', async () => {
  const related = [...Array(15).keys()].map((n) =>
    toCard(
      videoCard({ id: `v${n + 2}`, video_id: `v${n + 2}`, title: `Film ${n + 2}`, slug: `film-${n + 2}` }),
    ),
  );
  await show({}, { related });
  // Of those the style sheet shows the first: all are there for whoever has no script.
  expect(screen.getAllByRole('article')).toHaveLength(15);
  const list = document.querySelector('.related');
  expect([...(list?.children ?? [])].findIndex((one) => one.classList.contains('beyond'))).toBe(8);
  expect(list?.classList.contains('folded')).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'More' })));
  expect(list?.classList.contains('folded')).toBe(false);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Film 10');
});

test('the ad of the column stands below the first videos, or where there are none, at its end', async () => {
  const rooms = { side: ['<div class="room"></div>'] };
  const related = [...Array(3).keys()].map((n) =>
    toCard(videoCard({ id: `v${n + 2}`, video_id: `v${n + 2}`, slug: `film-${n + 2}` })),
  );
  await show({}, { related }, rooms);
  const list = document.querySelector('.related');
  expect([...(list?.children ?? [])].findIndex((one) => one.classList.contains('rooms'))).toBe(2);
  expect(document.querySelectorAll('.room')).toHaveLength(1);
  cleanup();
  await show({}, {}, rooms);
  expect(document.querySelector('[role="tabpanel"]')?.lastElementChild?.className).toBe('rooms');
});
