import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VideoDetails } from '#contract/videos.ts';
import { playbackOf, videoDetails } from '../../../test-data.ts';
import { readPreferences, rememberPreferences } from '../engine/preferences.ts';
import { closePlayer, getSession } from '../player-session.ts';
import { beginsEarly, openPlayer, startOnArrival } from '../slot-arrival.ts';
import { WatchPlayer } from '../watch-player.tsx';
import { flashChoice } from './flash-choice.ts';

vi.mock('../warm-up.ts', () => ({
  loadPlayer: () => Promise.resolve({ default: () => null }),
  warmUp: () => {},
  warmUpStream: () => {},
}));

let count = 0;
/** Each test has a video of its own: a page tells of one once. */
function flashing(): VideoDetails {
  const id = `flash-${count++}`;
  const moments = [
    { kind: 'general' as const, starts_at: 61, ends_at: 63, tag: null, implied: [] },
    { kind: 'red' as const, starts_at: 90, ends_at: 92, tag: null, implied: [] },
  ];
  return videoDetails({ id, slug: id, playback: playbackOf({ moments }) });
}
const show = (video: VideoDetails, waits = false) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <WatchPlayer video={video} next={null} waits={waits} /> },
  ]);
  return render(<Stub />);
};
const isHeld = ({ id }: VideoDetails) => getSession().current?.video.id === id;

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => new Promise(() => {});
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.load = () => {};
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
});
afterEach(() => {
  act(closePlayer);
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('nothing plays before the choice, however it was to start', async () => {
  const video = flashing();
  expect(beginsEarly(video)).toBe(false);
  show(video);
  act(() => openPlayer('arrival'));
  await screen.findByText('This video flashes');
  expect(isHeld(video)).toBe(false);
  act(() => startOnArrival(video.id, 'stream'));
  act(() => openPlayer('wait'));
  expect(isHeld(video)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Play dimmed' }));
  expect(isHeld(video)).toBe(true);
  expect(flashChoice(video.id)).toBe('dim');
  await waitFor(() => expect(screen.queryByText('This video flashes')).toBeNull());
});

test('who pressed play goes on at the choices, by keys', async () => {
  const video = flashing();
  show(video);
  fireEvent.click(screen.getByRole('button', { name: /^Play / }));
  const first = await screen.findByRole('button', { name: 'Play dimmed' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.getByRole('status').textContent).toContain('It does so 2 times, first at 1:01.');
});

test('a frame on another site can be left alone', async () => {
  const video = flashing();
  show(video, true);
  fireEvent.click(screen.getByRole('button', { name: /^Play / }));
  fireEvent.click(await screen.findByRole('button', { name: 'Don’t play' }));
  await waitFor(() => expect(screen.queryByText('This video flashes')).toBeNull());
  expect(isHeld(video)).toBe(false);
  expect(flashChoice(video.id)).toBeNull();
});

test('who said it of every video is not asked again, nor is who said it of this one', async () => {
  const video = flashing();
  show(video);
  act(() => openPlayer('arrival'));
  fireEvent.click(await screen.findByLabelText('Do the same with every video'));
  fireEvent.click(screen.getByRole('button', { name: 'Play as it is' }));
  expect(readPreferences().flashes).toBe('play');
  cleanup();
  act(closePlayer);
  const other = flashing();
  show(other);
  act(() => openPlayer('arrival'));
  await waitFor(() => expect(isHeld(other)).toBe(true));
  rememberPreferences({ flashes: 'ask' });
  expect(flashChoice(video.id)).toBe('play');
  expect(flashChoice(other.id)).toBeNull();
});
