import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Bounds, type Line, number, verdictOf } from './line.ts';
import { median, randomNumbers } from './measure/statistics.ts';
import { markdownTable } from './table.ts';

const line = (figure: number | null, bounds: Bounds | null): Line => ({
  work: 'work',
  yardstick: '–',
  ours: 'a|b',
  figure,
  bounds,
});
const atLeast: Bounds = { direction: 'at least', must: 0.25, aim: 0.5, unit: '×' };
const atMost: Bounds = { direction: 'at most', must: 12, aim: 8, unit: 'ms' };

test('a figure on a bound reaches it, one beyond misses it', () => {
  const verdicts = (bounds: Bounds, figures: number[]) =>
    figures.map((figure) => verdictOf(line(figure, bounds)));
  assert.deepEqual(verdicts(atLeast, [0.5, 0.49, 0.25, 0.249]), ['aim', 'must', 'must', 'missed']);
  assert.deepEqual(verdicts(atMost, [8, 8.1, 12, 12.01]), ['aim', 'must', 'must', 'missed']);
  assert.equal(verdictOf(line(null, atMost)), 'info');
  assert.equal(verdictOf(line(Number.NaN, atMost)), 'missed');
});

test('numbers have three digits that count', () => {
  assert.deepEqual([0.07349, 1.5, 12.34, 1234.6, 1e6].map(number), [
    '0.0735',
    '1.5',
    '12.3',
    '1,235',
    '1,000,000',
  ]);
});

test('a median of an even number of values lies between the middle two', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([1, 2, 4, 9]), 3);
});

test('drawn numbers are the same at every run and spread over 0 to 1', () => {
  const [first, second] = [randomNumbers(7), randomNumbers(7)];
  const drawn = Array.from({ length: 1000 }, first);
  assert.deepEqual(drawn, Array.from({ length: 1000 }, second));
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
  assert.ok(drawn.every((one) => one >= 0 && one < 1) && Math.abs(mean - 0.5) < 0.05);
});

test('a cell of the table cannot break its row', () => {
  const rows = markdownTable([line(13, atMost)]).split('\n');
  assert.equal(rows.length, 3);
  assert.equal(rows[2], '| ✗ | work | – | a\\|b | 13 ms | ≤ 12 ms | ≤ 8 ms |  |');
});
