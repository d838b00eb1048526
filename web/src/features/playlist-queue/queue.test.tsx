import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { PlaylistDetails } from '#contract/playlists.ts';
import { PageStateProvider } from '../../state/page-state.tsx';
import { placeIn } from '../../state/playlist-place.ts';
import { playlistRow, videoCard } from '../../test-data.ts';
import { queueOf } from './queue.ts';
import { QueuePanel } from './queue-panel.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const listOf = (count: number, part = {}): PlaylistDetails => ({
  ...playlistRow({ name: 'Rainy days' }),
  unavailable_count: 0,
  videos: Array.from({ length: count }, (_, index) => ({
    ...videoCard({
      id: `v${index}`,
      video_id: `v${index}`,
      slug: `s${index}`,
      title: `Video ${index}`,
      ...part,
    }),
    playlist_video_id: `i${index}`,
  })),
});

test('a video knows its place, its neighbours and what follows', () => {
  const { queue, following } = queueOf(listOf(3), 'v1', null);
  expect(queue).toMatchObject({ number: 2, total: 3, previous: 's0', next: 's2' });
  expect(following?.slug).toBe('s2');
  const last = queueOf(listOf(3), 'v2', null);
  expect([last.queue.previous, last.queue.next, last.following]).toEqual(['s1', null, null]);
});

test('autoplay passes over what cannot be played yet; the links do not', () => {
  const list = listOf(3);
  const [, second] = list.videos;
  if (second) second.playback_state = 'preparing';
  const { queue, following } = queueOf(list, 'v0', null);
  expect([queue.next, following?.slug]).toEqual(['s1', 's2']);
});

test('a video that the playlist does not hold goes on to its first', () => {
  const { queue, following } = queueOf(listOf(2), 'elsewhere', null);
  expect([queue.number, queue.previous, queue.next, following?.slug]).toEqual([null, null, 's0', 's0']);
});

test('a shuffled playlist holds the same videos, each once, from any of its pages', () => {
  const walk = (from: string | null): string[] => {
    const seen: string[] = [];
    for (let slug = from; slug !== null; ) {
      seen.push(slug);
      slug = queueOf(listOf(9), slug.replace('s', 'v'), 77).queue.next;
    }
    return seen;
  };
  const first = queueOf(listOf(9), '', 77).queue.next;
  expect(walk(first).sort()).toEqual(listOf(9).videos.map(({ slug }) => slug));
});

test('of a long playlist those around the video are listed', () => {
  const numbers = (videoId: string) =>
    queueOf(listOf(200), videoId, null).queue.items.map(({ number }) => number);
  expect([numbers('v0')[0], numbers('v0').at(-1)]).toEqual([1, 60]);
  expect([numbers('v100')[0], numbers('v100').at(-1)]).toEqual([89, 148]);
  expect([numbers('v199')[0], numbers('v199').at(-1)]).toEqual([141, 200]);
});

test('the panel says where one is, leads on, and remembers the place', async () => {
  const { queue } = queueOf(listOf(3), 'v1', 5);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PageStateProvider
          initial={{ viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: false }}
          gated={false}
        >
          <QueuePanel queue={queue} slug="s1" />
        </PageStateProvider>
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
  const current = document.querySelector('.queue li[aria-current]');
  expect(current?.textContent).toContain('Video 1');
  expect(screen.getByText(`Mio · ${queue.number} of 3`)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Video 2' });
  expect(link.getAttribute('href')).toBe('/play/s2?list=rainy-days&shuffle=5');
  expect(placeIn('rainy-days')).toEqual({ list: 'rainy-days', slug: 's1', shuffle: 5 });
  expect(placeIn('another')).toBe(null);
});

test('before the age gate the panel shows no picture', async () => {
  const { queue } = queueOf(listOf(2, { thumbnail_url: '/media/a/thumbnail.webp' }), 'v0', null);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PageStateProvider
          initial={{ viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: false }}
          gated
        >
          <QueuePanel queue={queue} slug="s0" />
        </PageStateProvider>
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
  expect(document.querySelector('.queue img')).toBe(null);
});
