import { expect, test } from 'vitest';
import type { StatisticsDay } from '#contract/studio.ts';
import { averageOf, spansOf, spanWords, sum, topOf, topOfTime } from './chart-rules.ts';

const start = Date.UTC(2030, 0, 1);
const daysOf = (count: number): StatisticsDay[] =>
  Array.from({ length: count }, (_, i) => ({
    day: new Date(start + i * 86_400_000).toISOString().slice(0, 10),
    views: i,
    playbacks: Math.floor(Math.random() * 20),
    watch_seconds: Math.floor(Math.random() * 5000),
  }));

test('up to ninety days a column is a day; a year is weeks, the last of them whole', () => {
  expect(
    spansOf(daysOf(90))
      .map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['1 Jan 2030', '2 Jan 2030']);
  const year = spansOf(daysOf(365));
  expect(year).toHaveLength(53);
  expect(year[0]!.label).toBe('1 Jan 2030 to 1 Jan 2030');
  expect(year.at(-1)!.label).toBe('25 Dec 2030 to 31 Dec 2030');
  expect(spansOf([])).toEqual([]);
});

test('however days are gathered, nothing is lost and nothing doubled', () => {
  for (const count of [1, 7, 28, 90, 101, 364, 365]) {
    const days = daysOf(count);
    const spans = spansOf(days);
    expect(sum(spans.map(({ views }) => views))).toBe(sum(days.map(({ views }) => views)));
    expect(sum(spans.map(({ playbacks }) => playbacks))).toBe(sum(days.map(({ playbacks }) => playbacks)));
    expect(sum(spans.map(({ watchSeconds }) => watchSeconds))).toBe(
      sum(days.map(({ watch_seconds }) => watch_seconds)),
    );
  }
});

test('a scale holds the highest value and is at most two and a half times as high', () => {
  for (const highest of [0, 1, 2, 3, 7, 10, 11, 49, 50, 51, 999, 1000, 123_456]) {
    expect(topOf(highest)).toBeGreaterThanOrEqual(highest);
    expect(topOf(highest)).toBeLessThanOrEqual(Math.max(1, highest * 2.5));
  }
  expect([0, 10, 11, 61, 3601, 40_000].map(topOfTime)).toEqual([10, 10, 30, 120, 7200, 72_000]);
});

test('an average is of the playbacks that were measured', () => {
  expect(averageOf({ playbacks: 4, watchSeconds: 600 })).toBe(150);
  expect(averageOf({ playbacks: 0, watchSeconds: 0 })).toBe(0);
});

test('spans of time are said shortly', () => {
  expect([0, 45, 60, 3540, 3599, 3600, 12_000, 360_000, 4_000_000].map(spanWords)).toEqual([
    '0 s',
    '45 s',
    '1 min',
    '59 min',
    '1 h',
    '1 h',
    '3 h 20 min',
    '100 h',
    '1,111 h',
  ]);
});
