import type Hls from 'hls.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steadyAbr } from './steady-abr.ts';

const level = (lines: number, kbits: number, part: object = {}) => ({
  uri: `https://site.example/${lines}p/index.m3u8`,
  ...{ width: (lines * 16) / 9, height: lines, averageBitrate: kbits * 1000, maxBitrate: kbits * 1350 },
  ...{ codecSet: 'avc1,mp4a', loadError: 0, fragmentError: 0, ...part },
});

/** What the library's own control has of what ours asks. */
let estimate: number | null;
let forced: number;
let begun: string | null;
class TheirAbr {
  hls: object | null;
  constructor(hls: object) {
    this.hls = hls;
  }
  bwEstimator = { canEstimate: () => estimate !== null, getEstimate: () => estimate ?? 1_200_000 };
  get forcedAutoLevel() {
    return forced;
  }
  get nextAutoLevel() {
    return -7;
  }
  set nextAutoLevel(level: number) {
    forced = level;
  }
  onFragLoaded() {}
}
const library = { DefaultConfig: { abrController: TheirAbr } } as unknown as typeof Hls;

let hls: ReturnType<typeof madeHls>;
const madeHls = () => ({
  levels: [level(240, 250), level(360, 500), level(480, 900), level(720, 2000)],
  maxAutoLevel: 3,
  loadLevel: -1,
  loadLevelObj: null as object | null,
  media: { playbackRate: 1 },
  mainForwardBufferInfo: { len: 0 },
});
interface Abr {
  readonly firstAutoLevel: number;
  nextAutoLevel: number;
  onFragLoaded(event: string, data: object): void;
}
let abr: Abr;
beforeEach(() => {
  [estimate, forced, begun] = [null, -1, null];
  hls = madeHls();
  abr = made(false);
});
afterEach(() => vi.useRealTimers());
const made = (follows: boolean): Abr => {
  const Made = steadyAbr(library, () => begun, follows) as unknown as new (hls: object) => Abr;
  return new Made(hls);
};
const loaded = (index: number, sn: number | 'initSegment' = 0) => {
  hls.loadLevel = index;
  hls.loadLevelObj = hls.levels[index]!;
  abr.onFragLoaded('hlsFragLoaded', { frag: { type: 'main', sn, level: index } });
};
const next = (kbits: number, ahead: number): number => {
  estimate = kbits * 1000;
  hls.mainForwardBufferInfo.len = ahead;
  return abr.nextAutoLevel;
};

test('it begins in the rung that was begun ahead, else in one that comes at once', () => {
  expect([abr.firstAutoLevel, abr.nextAutoLevel]).toEqual([0, 0]);
  begun = hls.levels[2]!.uri;
  expect([abr.firstAutoLevel, abr.nextAutoLevel]).toEqual([2, 2]);
  hls.maxAutoLevel = 1;
  expect(abr.firstAutoLevel).toBe(0);
  begun = 'https://site.example/gone';
  expect(abr.firstAutoLevel).toBe(0);
});

test('it climbs a rung for a segment that came, however often it is asked', () => {
  loaded(0);
  expect(next(20_000, 13)).toBe(1);
  hls.loadLevel = 1;
  expect(next(20_000, 13)).toBe(1);
  loaded(1, 'initSegment');
  expect(next(20_000, 13)).toBe(1);
  loaded(1, 1);
  expect(next(20_000, 13)).toBe(2);
});

test('what the library insists on is the most', () => {
  loaded(3);
  forced = 1;
  expect(next(20_000, 20)).toBe(1);
  estimate = null;
  expect(abr.nextAutoLevel).toBe(1);
});

test('a faster player climbs with as much of the film ahead, where the line carries it twice as fast', () => {
  loaded(0);
  hls.media.playbackRate = 2;
  expect(next(20_000, 20)).toBe(1);
  loaded(2);
  expect(next(3000, 20)).toBe(2);
  expect(next(4000, 20)).toBe(3);
});

test('a player that grew goes to what the line carries, once', () => {
  hls.maxAutoLevel = 1;
  loaded(1);
  hls.maxAutoLevel = 3;
  expect([next(20_000, 20), next(20_000, 20), next(20_000, 8)]).toEqual([3, 3, 1]);
  loaded(1, 1);
  expect(next(20_000, 20)).toBe(2);
});

test('a ladder that follows another begins in what the line carries', () => {
  abr = made(true);
  estimate = 20_000_000;
  expect(abr.firstAutoLevel).toBe(3);
  estimate = 3_000_000;
  expect(abr.firstAutoLevel).toBe(2);
});

test('what failed is tried again half a minute after it failed last', () => {
  vi.useFakeTimers();
  loaded(0);
  hls.levels[1] = level(360, 500, { fragmentError: 1 });
  expect(next(20_000, 20)).toBe(2);
  vi.advanceTimersByTime(29_000);
  Object.assign(hls.levels[1], { fragmentError: 2 });
  expect(next(20_000, 20)).toBe(2);
  vi.advanceTimersByTime(29_000);
  expect(next(20_000, 20)).toBe(2);
  vi.advanceTimersByTime(2000);
  expect(next(20_000, 20)).toBe(1);
});

test('it stays below what is allowed, passes by what failed, and changes no decoder', () => {
  loaded(0);
  hls.levels[1] = level(360, 500, { fragmentError: 1 });
  expect(next(20_000, 20)).toBe(2);
  hls.maxAutoLevel = 1;
  expect(next(20_000, 20)).toBe(0);
  hls = Object.assign(hls, { maxAutoLevel: 3 });
  hls.levels[1] = level(360, 120, { codecSet: 'av01,mp4a' });
  expect(next(20_000, 20)).toBe(2);
  hls.levels = hls.levels.map((one) => ({ ...one, codecSet: 'other' }));
  expect(next(20_000, 20)).toBe(-7);
});
