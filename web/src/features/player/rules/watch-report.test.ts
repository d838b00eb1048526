import { beforeEach, expect, test } from 'vitest';
import type { Input } from '#contract/calls.ts';
import { watchParts } from '#contract/watch-parts.ts';
import { createWatchReport, markParts, type WatchReport } from './watch-report.ts';

let sent: [Input<'report_watching'>, boolean][];
let report: WatchReport;
let wall = 0;
beforeEach(() => {
  sent = [];
  wall = 0;
  report = createWatchReport((input, keepalive) => void sent.push([input, keepalive]));
});

/** Plays from one second of the media to another, with four updates a second. */
function play(from: number, to: number, { rate = 1, duration = 100 } = {}) {
  for (let media = from; media <= to; media += 0.25 * rate) {
    report.watching({ wall, media }, rate, duration);
    wall += 250;
  }
  report.interrupted();
}
const last = () => sent.at(-1)?.[0];
const partsFrom = (...spans: [first: number, last: number][]) =>
  Array.from({ length: watchParts }, (_, i) =>
    spans.some(([first, end]) => i >= first && i <= end) ? '1' : '0',
  ).join('');

test('a report says the seconds and parts that were played, once the playback stops', () => {
  report.started('token');
  play(0, 20);
  expect(sent).toEqual([]);
  report.leaving();
  expect(sent).toEqual([[{ p_view_token: 'token', p_seconds: 20, p_parts: partsFrom([0, 9]) }, true]]);
});

test('pauses, jumps and what is seen twice add no time that did not pass and no part that was not played', () => {
  report.started('token');
  play(0, 10);
  wall += 3_600_000;
  play(60, 70);
  play(60, 70);
  report.leaving();
  expect(last()).toEqual({ p_view_token: 'token', p_seconds: 30, p_parts: partsFrom([0, 4], [30, 34]) });
});

test('a jump that no event tells of is not played', () => {
  report.started('token');
  report.watching({ wall: 0, media: 0 }, 1, 100);
  report.watching({ wall: 2000, media: 2 }, 1, 100);
  report.watching({ wall: 2250, media: 90 }, 1, 100);
  report.leaving();
  expect(last()?.p_parts).toBe(partsFrom([0, 0]));
});

test('at double speed half the time passes for the same parts', () => {
  report.started('token');
  play(0, 40, { rate: 2 });
  report.leaving();
  expect(last()).toEqual({ p_view_token: 'token', p_seconds: 20, p_parts: partsFrom([0, 19]) });
});

test('a long playback reports in between, and each report holds the whole of it', () => {
  report.started('token');
  play(0, 650, { duration: 1000 });
  report.leaving();
  expect(sent.map(([{ p_seconds }, keepalive]) => [p_seconds, keepalive])).toEqual([
    [300, false],
    [600, false],
    [650, true],
  ]);
  expect(last()?.p_parts).toBe(partsFrom([0, 31]));
});

test('nothing is sent twice, nor before the server has signed the start, from when on seconds count', () => {
  play(0, 10);
  report.leaving();
  expect(sent).toEqual([]);
  report.started('token');
  play(10, 20);
  report.leaving();
  report.leaving();
  expect(sent).toEqual([[{ p_view_token: 'token', p_seconds: 10, p_parts: partsFrom([0, 9]) }, true]]);
});

test('however a stretch is cut up, its parts are the same, and their share is that of the stretch', () => {
  for (let round = 0; round < 300; round++) {
    const duration = 1 + Math.random() * 5000;
    const ends = [Math.random() * duration, Math.random() * duration].sort((a, b) => a - b);
    const [from, to] = [ends[0]!, ends[1]!];
    const whole: boolean[] = Array(watchParts).fill(false);
    markParts(whole, from, to, duration);
    const cuts = [from, to, ...Array.from({ length: 7 }, () => from + Math.random() * (to - from))];
    cuts.sort((a, b) => a - b);
    const cut: boolean[] = Array(watchParts).fill(false);
    for (let i = 1; i < cuts.length; i++) markParts(cut, cuts[i - 1]!, cuts[i]!, duration);
    expect(cut).toEqual(whole);
    const marked = whole.filter(Boolean).length;
    expect(Math.abs(marked - ((to - from) / duration) * watchParts)).toBeLessThanOrEqual(1);
  }
  const none: boolean[] = Array(watchParts).fill(false);
  for (const wrong of [Number.NaN, 0, -1, Number.POSITIVE_INFINITY]) markParts(none, 0, 10, wrong);
  markParts(none, 10, 5, 100);
  expect(none).not.toContain(true);
});
