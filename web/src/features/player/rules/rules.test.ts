import { expect, test } from 'vitest';
import { bufferAim, bufferMost, bufferOf, lineWatch, streamConfig } from './buffer-config.ts';
import { segmentAt, segmentsOf, shareBefore } from './chapters.ts';
import { optionFor, qualityOptions, speedBy } from './quality.ts';
import { slotFace } from './slot-face.ts';
import { startsByItself } from './start-policy.ts';
import { clockTime, spokenTime } from './time-format.ts';

test('loading aims at 20 seconds and never holds more than 40', () => {
  const config = streamConfig(12, 1_200_000);
  expect([bufferAim, bufferMost]).toEqual([20, 40]);
  expect(config).toMatchObject({
    startPosition: 12,
    maxBufferLength: 20,
    maxMaxBufferLength: 40,
    maxBufferSize: 1,
    abrEwmaDefaultEstimate: 1_200_000,
  });
  // Ahead 20 s and a segment of 4 s, behind 10 s and another: together within the limit.
  expect(config.maxBufferLength! + config.backBufferLength! + 2 * 4).toBeLessThanOrEqual(40);
});

test('on an unsteady line more is loaded ahead, and together it is still no more than 40 seconds', () => {
  const { maxBufferLength, backBufferLength } = bufferOf(true);
  expect(maxBufferLength).toBeGreaterThan(bufferAim);
  expect(maxBufferLength + backBufferLength + 2 * 4).toBeLessThanOrEqual(bufferMost);
  const verdicts = (speeds: number[]) => {
    const watch = lineWatch();
    return speeds.map((speed) => watch(4, 4 / speed));
  };
  expect(verdicts([2, 2.2, 1.9, 2])).toEqual([false, false, false, false]);
  expect(verdicts([2, 6])).toEqual([false, true]);
  // However unlike they are: all of them come soon enough.
  expect(verdicts([400, 20, 9])).toEqual([false, false, false]);
  // What was long ago is forgotten.
  expect(verdicts([1, 8, 8, 8, 8, 8, 8]).at(-1)).toBe(false);
});

test('chapters cut the bar, and what comes before the first is a stretch without a name', () => {
  const cut = segmentsOf(
    [
      { start: 60, title: 'B' },
      { start: 10, title: 'A' },
      { start: 900, title: 'beyond' },
    ],
    100,
  );
  expect(cut.map(({ start, end, title }) => [start, end, title])).toEqual([
    [0, 10, null],
    [10, 60, 'A'],
    [60, 100, 'B'],
  ]);
  expect(segmentAt(cut, 59.9)?.title).toBe('A');
  expect(shareBefore(cut[1]!, 35)).toBe(0.5);
  expect(segmentsOf([], 100)).toEqual([{ start: 0, end: 100, title: null }]);
});

test('the ladder offers each number of lines once, by the short side', () => {
  const options = qualityOptions([
    { width: 426, height: 240, bitrate: 1 },
    { width: 1280, height: 720, bitrate: 5 },
    { width: 1280, height: 720, bitrate: 9 },
    { width: 1080, height: 1920, bitrate: 20 },
  ]);
  expect(options.map(({ label, index }) => [label, index])).toEqual([
    ['1080p', 3],
    ['720p', 2],
    ['240p', 0],
  ]);
  expect(optionFor(options, 720)?.label).toBe('720p');
  expect(optionFor(options, 480)?.label).toBe('240p');
  expect(optionFor(options, 144)?.label).toBe('240p');
  expect(optionFor(options, null)).toBeNull();
});

test('speed goes in steps and stays within what is offered', () => {
  expect([speedBy(1, 1), speedBy(1, -1), speedBy(2, 1), speedBy(0.25, -1), speedBy(1.1, 1)]).toEqual([
    1.25, 0.75, 2, 0.25, 1.25,
  ]);
});

test('times are written and spoken', () => {
  expect([clockTime(0), clockTime(522.9), clockTime(3723), clockTime(Number.NaN)]).toEqual([
    '0:00',
    '8:42',
    '1:02:03',
    '0:00',
  ]);
  expect([spokenTime(0), spokenTime(61), spokenTime(3723)]).toEqual([
    '0 seconds',
    '1 minute 1 second',
    '1 hour 2 minutes 3 seconds',
  ]);
});

test('a desktop starts by itself; a phone, saved data and unasked motion wait for a tap', () => {
  const desktop = {
    phone: false,
    saveData: false,
    reducedMotion: false,
    hasInteracted: false,
    hasPlayed: false,
  };
  expect(startsByItself(desktop)).toBe(true);
  expect(startsByItself({ ...desktop, saveData: true, hasPlayed: true })).toBe(false);
  expect(startsByItself({ ...desktop, reducedMotion: true })).toBe(false);
  expect(startsByItself({ ...desktop, reducedMotion: true, hasInteracted: true })).toBe(true);
  expect(startsByItself({ ...desktop, phone: true })).toBe(false);
  expect(startsByItself({ ...desktop, phone: true, hasPlayed: true })).toBe(true);
});

test('the slot says what it can: play, a foreign frame, the preparation, or why not', () => {
  const base = {
    kind: 'hls' as const,
    state: 'ready' as const,
    progress: null,
    reason: null,
    master_url: '/m',
    embed_url: null,
    poster_url: null,
    storyboard_url: null,
    captions: [],
    chapters: [],
    moments: [],
    audio_tracks: [],
    loudness: null,
    duration_seconds: null,
  };
  expect(slotFace(base)).toEqual({ show: 'play' });
  expect(slotFace({ ...base, state: 'playable' })).toEqual({ show: 'play' });
  expect(slotFace({ ...base, kind: 'embed', master_url: null, embed_url: 'https://a.example/v' })).toEqual({
    show: 'frame',
    host: 'a.example',
  });
  expect(slotFace({ ...base, kind: 'none', state: 'preparing', master_url: null, progress: 0.2 })).toEqual({
    show: 'preparing',
    progress: 0.2,
  });
  expect(slotFace({ ...base, state: 'failed', reason: 'No picture.' })).toMatchObject({
    show: 'notice',
    text: 'No picture.',
  });
  expect(slotFace({ ...base, kind: 'none', master_url: null })).toMatchObject({
    show: 'notice',
    title: 'Video stream URL not yet available.',
  });
});
