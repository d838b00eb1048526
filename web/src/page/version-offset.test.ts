import { expect, test } from 'vitest';
import { isUnsure, type Offsets, placeInVersion } from './version-offset.ts';

const reference: Offsets = [[0, 0]];
/** Begins 7.3 seconds later. */
const later: Offsets = [[0, 7.3]];
/** Lacks what the reference has from 300 to 360. */
const shorter: Offsets = [
  [0, 0],
  [360, -60],
];
const at = (second: number, from: Offsets | null, to: Offsets | null) => placeInVersion(second, from, to);

test('a version that begins later shows the same later', () => {
  expect(at(100.2, reference, later)).toBe(107);
  expect(at(107.5, later, reference)).toBe(100);
  expect(at(3, later, reference)).toBe(0);
});

test('what was cut out is where it was cut', () => {
  expect(at(299, reference, shorter)).toBe(299);
  expect(at(330, reference, shorter)).toBe(300);
  expect(at(400, reference, shorter)).toBe(340);
  expect(at(340, shorter, reference)).toBe(400);
  expect(at(299, shorter, reference)).toBe(299);
});

test('two that were compared with a third lie beside each other', () => {
  expect(at(340, shorter, later)).toBe(407);
  expect(at(407.5, later, shorter)).toBe(340);
  expect(at(50, later, later)).toBe(50);
});

test('what was not compared, or could not be, begins together, and that is said', () => {
  expect(at(61.9, null, later)).toBe(61);
  expect(at(61.9, [], reference)).toBe(61);
  expect(isUnsure(null, later)).toBe(true);
  expect(isUnsure(null, null)).toBe(true);
  expect(isUnsure(later, reference)).toBe(false);
  expect(isUnsure([], reference)).toBe(true);
  expect(isUnsure(reference, [])).toBe(true);
});
