import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '#contract/videos.ts';
import { answerCalls } from '../../../test-calls.ts';
import { PlayerProvider } from '../controls/player-context.tsx';
import { readPreferences, rememberPreferences } from '../engine/preferences.ts';
import { createStore } from '../engine/store.ts';
import { rememberFlashChoice } from './flash-choice.ts';
import Moments from './moments.tsx';

const flash: Moment = { kind: 'general', starts_at: 30, ends_at: 32, tag: null, implied: [] };
const needles: Moment = { kind: 'warning', starts_at: 60, ends_at: 70, tag: 'needles', implied: [] };
const hides = {
  kind: 'tag',
  subject_id: '1',
  name: 'needles',
  slug: 'needles',
  tag_type: 'warning',
  act: 'hide',
};

beforeEach(() => void answerCalls({ get_shield: () => ({ rules: [] }) }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function draw(moments: Moment[], id = 'a') {
  const store = createStore({
    ...{ started: true, ended: false, time: 0, duration: 100, phase: 'ready' },
    playback: { moments },
  });
  const shell = document.createElement('div');
  shell.innerHTML = '<div class="player-surface"></div>';
  const media = document.createElement('video');
  let now = 0;
  Object.defineProperty(media, 'currentTime', { get: () => now });
  const [seekTo, say] = [vi.fn(), vi.fn()];
  const parts = { engine: { store, media, seekTo }, video: { id }, shell, place: 'page', say } as never;
  render(
    <PlayerProvider value={parts}>
      <Moments />
    </PlayerProvider>,
  );
  const to = async (time: number) => {
    now = time;
    await act(async () => {
      media.dispatchEvent(new Event('timeupdate'));
      store.set({ time });
    });
  };
  return { to, seekTo, say, isDimmed: () => shell.firstElementChild!.hasAttribute('data-dimmed') };
}

test('where it flashes it is dark, for who chose so, until they say otherwise', async () => {
  rememberFlashChoice('dark', 'dim');
  const { to, isDimmed } = draw([flash], 'dark');
  await to(20);
  expect(isDimmed()).toBe(false);
  await to(29);
  expect(isDimmed()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Stop dimming' }));
  expect(isDimmed()).toBe(false);
  await to(31);
  expect(isDimmed()).toBe(false);
});

test('who plays it as it is sees it so', async () => {
  rememberFlashChoice('bright', 'play');
  const { to, isDimmed } = draw([flash], 'bright');
  await to(31);
  expect(isDimmed()).toBe(false);
});

test('flashing that is found while it plays already is dimmed', async () => {
  const { to, isDimmed } = draw([flash], 'late');
  await to(31);
  expect(isDimmed()).toBe(true);
});

test('a warning is said before, and a press leads past it', async () => {
  const { to, seekTo } = draw([needles]);
  await to(50);
  expect(screen.queryByRole('button')).toBeNull();
  await to(56);
  expect(screen.getByRole('status').textContent).toBe('Coming up: needles');
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(seekTo).toHaveBeenCalledWith(70);
});

test('who always skips it is not asked again', async () => {
  const { to, seekTo } = draw([needles]);
  await to(56);
  fireEvent.click(screen.getByRole('button', { name: 'Always skip' }));
  expect(readPreferences().warnings).toBe('skip');
  cleanup();
  const again = draw([needles]);
  await again.to(56);
  expect(screen.queryByRole('button')).toBeNull();
  await again.to(60);
  expect(again.seekTo).toHaveBeenCalledWith(70);
  expect(seekTo).toHaveBeenCalledTimes(1);
  // Whoever goes back to it sees it.
  await again.to(80);
  await again.to(61);
  expect(again.seekTo).toHaveBeenCalledTimes(1);
});

test('a warning that the shield hides goes by itself, though nothing is to be said', async () => {
  answerCalls({ get_shield: () => ({ rules: [hides] }) });
  rememberPreferences({ warnings: 'nothing' });
  const { to, seekTo, say } = draw([needles]);
  await to(56);
  await to(60.2);
  expect(seekTo).toHaveBeenCalledWith(70);
  expect(say).toHaveBeenLastCalledWith('Skipped: needles');
});

test('what the shield hides goes within a warning that is only said, and both are told of', async () => {
  answerCalls({ get_shield: () => ({ rules: [hides] }) });
  const gore: Moment = { kind: 'warning', starts_at: 40, ends_at: 90, tag: 'gore', implied: [] };
  const blood: Moment = { kind: 'warning', starts_at: 80, ends_at: 85, tag: 'blood', implied: [] };
  const { to, seekTo, say } = draw([gore, needles, blood]);
  await to(50);
  expect(screen.getByRole('status').textContent).toBe('Now: gore');
  await to(60.2);
  expect(seekTo).toHaveBeenCalledWith(70);
  expect(say).toHaveBeenLastCalledWith('Skipped: needles');
  await to(76);
  expect(screen.getByRole('status').textContent).toBe('Now: gore · Coming up: blood');
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(seekTo).toHaveBeenLastCalledWith(90);
});

test('who wants no word gets none', async () => {
  rememberPreferences({ warnings: 'nothing' });
  const { to, seekTo, say } = draw([needles]);
  await to(56);
  await to(62);
  expect(screen.queryByRole('button')).toBeNull();
  expect([seekTo.mock.calls, say.mock.calls]).toEqual([[], []]);
});
