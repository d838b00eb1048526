import Hls from 'hls.js';
import { expect, test } from 'vitest';
import { climbingStream } from './climbing-stream.ts';

const rung = (level: number) => ({
  startSN: 0,
  endSN: 3,
  fragments: [0, 1, 2, 3].map((sn) => ({
    ...{ type: 'main', sn, level, start: sn * 4, duration: 4, end: sn * 4 + 4, endDTS: sn * 4 + 4 },
    ...{ tagList: [], stats: {} },
  })),
});
const low = rung(0);

/** The segment of a rung that is loaded next, after the second one of the low rung, where what is loaded ends there. */
function next(
  details: object,
  bufferEnd: number,
  { state = 'OK', library = climbingStream(Hls) } = {},
): number {
  const controller = Object.create(library.prototype as object) as {
    getFragmentAtPosition(bufferEnd: number, end: number, details: object): { sn: number };
  };
  Object.assign(controller, {
    config: { maxFragLookUpTolerance: 0.25 },
    fragPrevious: low.fragments[1],
    fragmentTracker: { getState: (one: object) => (one === low.fragments[1] ? state : 'NOT_LOADED') },
    ...{ lastCurrentTime: 0, media: { paused: false }, startFragRequested: true },
  });
  return controller.getFragmentAtPosition(bufferEnd, 16, details).sn;
}

test('another rung goes on with the next segment, where the sound of the last ended before its picture', () => {
  expect(next(rung(1), 7.98, { library: Hls.DefaultConfig.streamController })).toBe(1);
  expect(next(rung(1), 7.98)).toBe(2);
  expect(next(rung(1), 8)).toBe(2);
  expect(next(low, 7.98)).toBe(2);
});

test('what is not there to its end is loaded again', () => {
  expect(next(rung(1), 6)).toBe(1);
  expect(next(rung(1), 7.98, { state: 'PARTIAL' })).toBe(1);
  expect(next(rung(1), 7.98, { state: 'NOT_LOADED' })).toBe(1);
});
