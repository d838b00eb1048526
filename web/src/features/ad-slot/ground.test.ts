import { expect, test } from 'vitest';
import { leavesRoom } from './ground.ts';

test('a picture has a ground where it leaves a part of its room bare, and only there', () => {
  expect(leavesRoom([600, 500], [300, 250])).toBe(false);
  expect(leavesRoom([600, 500], [301, 250])).toBe(false);
  expect(leavesRoom([600, 500], [322, 233])).toBe(true);
  expect(leavesRoom([320, 1200], [322, 233])).toBe(true);
  expect(leavesRoom([0, 0], [322, 233])).toBe(false);
  expect(leavesRoom([600, 500], [0, 0])).toBe(false);
});
