import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback, VideoDetails } from '#contract/videos.ts';
import { closePlayer, getSession, leavePage } from './player-session.ts';
import { WatchPlayer } from './watch-player.tsx';

const playback: Playback = {
  kind: 'hls',
  state: 'ready',
  progress: null,
  reason: null,
  master_url: '/media/a/master.m3u8',
  embed_url: null,
  poster_url: '/media/a/poster.webp',
  storyboard_url: null,
  captions: [{ language: 'en', label: 'English', url: '/media/a/en.vtt' }],
  chapters: [],
  moments: [],
  audio_tracks: [],
  loudness: null,
  duration_seconds: 60,
};
const videoWith = (part: Partial<Playback>, id = 'a') =>
  ({ id, slug: id, title: 'Night Bus', playback: { ...playback, ...part } }) as VideoDetails;
const html = (part: Partial<Playback> = {}) =>
  renderToString(<WatchPlayer video={videoWith(part)} next={null} />);

vi.mock('./embed-view.ts', () => ({ reportEmbedView: () => () => {} }));

/** A device that waits for a tap, so that nothing is loaded in these tests. */
beforeEach(() => {
  // The posters of these tests never load; jsdom knows neither pictures nor media queries.
  HTMLImageElement.prototype.decode = () => new Promise(() => {});
  HTMLMediaElement.prototype.pause = () => {};
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
});
afterEach(() => {
  act(closePlayer);
  cleanup();
  vi.unstubAllGlobals();
});

test("the server's HTML has the poster, the title, a play button, and a way without JavaScript", () => {
  const page = html();
  expect(page).toContain('src="/media/a/poster.webp"');
  expect(page).toContain('aria-label="Play Night Bus"');
  expect(page).toMatch(/<noscript><video[^>]*controls[^>]*src="\/media\/a\/master\.m3u8"/);
  expect(page).toContain('srcLang="en"');
});

test('where the addresses were taken out, none is in the HTML', () => {
  const page = html({ master_url: null, poster_url: null, captions: [], storyboard_url: null });
  expect(page).not.toMatch(/\/media\/|<video|<img/);
});

test.each([
  [
    { state: 'preparing', kind: 'none', master_url: null, progress: 0.414 } as const,
    'We’re preparing this video',
    '41',
  ],
  [
    { state: 'failed', kind: 'none', master_url: null, reason: 'The file is cut off.' } as const,
    'We couldn’t prepare this video',
    'The file is cut off.',
  ],
  [{ kind: 'none', master_url: null } as const, 'Video stream URL not yet available.', ''],
])('the state is said without JavaScript: %j', (part, title, text) => {
  const page = html(part);
  expect(page).toContain(title);
  expect(page).toContain(text);
  expect(page).not.toContain('aria-label="Play');
});

test('a foreign frame is not in the page before it is asked for, and is sandboxed then', () => {
  const embed = { kind: 'embed', master_url: null, embed_url: 'https://frames.example/v/1' } as const;
  expect(html(embed)).not.toContain('<iframe');
  render(<WatchPlayer video={videoWith(embed)} next={null} />);
  expect(document.querySelector('iframe')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Play Night Bus from frames.example' }).click());
  const frame = screen.getByTitle('Night Bus');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin');
});

test('a frame of our own origin opens at once, without the right that would undo its sandbox', () => {
  render(
    <WatchPlayer video={videoWith({ kind: 'embed', master_url: null, embed_url: '/own/1' })} next={null} />,
  );
  expect(screen.getByTitle('Night Bus').getAttribute('sandbox')).toBe('allow-scripts allow-presentation');
});

test('refreshed data of the same video does not put a waiting player away', () => {
  const { rerender } = render(<WatchPlayer video={videoWith({})} next={null} />);
  const before = getSession().page;
  rerender(<WatchPlayer video={videoWith({})} next={null} />);
  expect(getSession().page?.slot).toBe(before?.slot);
  expect(getSession().page).not.toBeNull();
});

test('a page that is left is forgotten; leaving another slot changes nothing', () => {
  const { unmount } = render(<WatchPlayer video={videoWith({})} next={null} />);
  leavePage(document.createElement('div'));
  expect(getSession().page?.video.id).toBe('a');
  unmount();
  expect(getSession().page).toBeNull();
});

test('on a phone the player is not opened before a tap, but the progress of a preparation is followed', async () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <WatchPlayer video={videoWith({ poster_url: null })} next={null} /> },
  ]);
  const { unmount } = render(<Stub />);
  await act(async () => {});
  expect(getSession().current).toBeNull();
  unmount();
  render(
    <WatchPlayer
      video={videoWith({ state: 'preparing', kind: 'none', master_url: null, poster_url: null }, 'b')}
      next={null}
    />,
  );
  await act(async () => {});
  expect(getSession().current).toMatchObject({ start: 'wait', video: { id: 'b' } });
});
