import { expect, test } from 'vitest';
import { evenShare } from './loudness.ts';

test('a loud video is turned down to what others are, and a quiet one or one of unknown loudness plays as it is', () => {
  expect(evenShare(-12)).toBeCloseTo(0.501, 3);
  expect(evenShare(-18)).toBe(1);
  expect(evenShare(-30)).toBe(1);
  expect(evenShare(null)).toBe(1);
  expect(evenShare(20)).toBe(0.2);
});
