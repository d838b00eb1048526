import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginsWithZeros } from '#contract/human-check-rules.ts';
import { findWork } from './find-work.ts';

test('the first number that solves a challenge is found', () => {
  const proof = findWork('a-challenge', 10);
  expect(beginsWithZeros(createHash('sha256').update(proof).digest(), 10)).toBe(true);
  expect(beginsWithZeros(Uint8Array.of(0, 0b0010_0000), 10)).toBe(true);
  expect(beginsWithZeros(Uint8Array.of(0, 0b0100_0000), 10)).toBe(false);
  expect(beginsWithZeros(Uint8Array.of(1, 0), 10)).toBe(false);
});
