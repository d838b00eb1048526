import { expect, test } from 'vitest';
import type { Playback } from '#contract/videos.ts';
import { initialState, type PlayerState } from '../engine/player-state.ts';
import { noticeOf } from './state-layer.tsx';

const playback = {
  kind: 'hls',
  state: 'ready',
  duration_seconds: 60,
  captions: [],
  chapters: [],
} as unknown as Playback;
const notice = (part: Partial<PlayerState>, online = true) =>
  noticeOf({ ...initialState(playback), ...part }, online);

test('what plays has no notice, nor has a lost network while something is left to play', () => {
  expect(notice({})).toBeNull();
  expect(notice({ troubled: true, time: 10, loaded: 20 })).toBeNull();
});

test('when nothing is left, the words tell a lost connection from a silent server, and offer to try again', () => {
  expect(notice({ troubled: true, time: 10, loaded: 10.2 }, false)).toMatchObject({
    title: 'You’re offline',
    retry: true,
  });
  expect(notice({ troubled: true, time: 10, loaded: 10 })).toMatchObject({
    title: 'Our server isn’t answering',
    retry: true,
  });
});

test('a video that ended needs no network', () => {
  expect(notice({ troubled: true, ended: true, time: 60, loaded: 60 }, false)).toBeNull();
});

test('what is loaded is played to its end before the picture is covered', () => {
  expect(notice({ phase: 'broken', reason: 'Unreadable.', time: 10, loaded: 20 })).toBeNull();
});

test('removed and failed are final, broken can be tried again', () => {
  expect(notice({ phase: 'removed' })).toMatchObject({ title: 'This video was removed', retry: false });
  expect(notice({ phase: 'failed', reason: 'No picture.' })).toMatchObject({
    text: 'No picture.',
    retry: false,
  });
  expect(notice({ phase: 'broken', reason: 'Unreadable.' })).toMatchObject({
    text: 'Unreadable.',
    retry: true,
  });
});
