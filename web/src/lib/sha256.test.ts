import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginsWithZeros } from '#contract/human-check-rules.ts';
import { findWork } from './find-work.ts';
import { sha256 } from './sha256.ts';

test('hashes are those of SHA-256, at every length around a block', () => {
  for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = new Uint8Array(length).map((_, at) => (at * 7 + length) & 255);
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('the first number that solves a challenge is found', () => {
  const proof = findWork('a-challenge', 10);
  expect(beginsWithZeros(createHash('sha256').update(proof).digest(), 10)).toBe(true);
  expect(beginsWithZeros(Uint8Array.of(0, 0b0010_0000), 10)).toBe(true);
  expect(beginsWithZeros(Uint8Array.of(0, 0b0100_0000), 10)).toBe(false);
  expect(beginsWithZeros(Uint8Array.of(1, 0), 10)).toBe(false);
});
