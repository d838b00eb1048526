import { expect, test } from 'vitest';
import { bandPath, linePath, lonePlaces, placeByKey, placeOf, ticksOf, topOf } from './chart-scale.ts';

test('a scale ends at a round number above the highest value', () => {
  expect([0, 1, 3, 7, 20, 21, 999].map(topOf)).toEqual([1, 1, 5, 10, 20, 50, 1000]);
  expect([0.003, 0.02, 0.31].map(topOf)).toEqual([0.005, 0.02, 0.5]);
});

test('an axis has no labels that say the same, or what cannot be', () => {
  const ticks = (...values: number[]) => ticksOf(values, topOf(Math.max(0, ...values)));
  expect(ticks()).toEqual({ top: null, half: null });
  expect(ticks(0, 0)).toEqual({ top: null, half: null });
  expect(ticks(0, 1)).toEqual({ top: 1, half: null });
  expect(ticks(3, 5)).toEqual({ top: 5, half: null });
  expect(ticks(7)).toEqual({ top: 10, half: 5 });
  expect(ticks(0, 0.3)).toEqual({ top: 0.5, half: 0.25 });
});

test('a line breaks where there is no value, and a lone one is a dot', () => {
  expect(linePath([0, 5, 10], 10)).toBe('M0 100L50 50L100 0');
  expect(linePath([0, null, 10], 10)).toBe('M0 100h0.01M100 0h0.01');
  expect(placeOf(0, 1, 5, 10)).toEqual([50, 50]);
  expect(lonePlaces([0, null, 10, 5, null])).toEqual([0]);
  expect(lonePlaces([null, null, 7])).toEqual([2]);
});

test('a band goes along its upper edge and back along the lower one', () => {
  expect(bandPath([{ low: 2, high: 4 }, { low: 3, high: 5 }, null], 10)).toBe('M0 60L50 50L50 70L0 80Z');
  expect(bandPath([{ low: 2, high: 4 }, null], 10)).toBe('');
});

test('keys move within the chart', () => {
  expect(placeByKey('ArrowRight', 6, 7)).toBe(6);
  expect(placeByKey('ArrowDown', 3, 168, 24)).toBe(27);
  expect(placeByKey('ArrowDown', 3, 7)).toBe(null);
  expect(placeByKey('End', 0, 7)).toBe(6);
  expect(placeByKey('Tab', 0, 7)).toBe(null);
});
