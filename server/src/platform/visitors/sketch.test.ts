import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { addToSketch, estimateOf, mergeSketch, sketchSize } from './sketch.ts';

const of = (from: number, to: number): Uint8Array => {
  const registers = new Uint8Array(sketchSize);
  for (let n = from; n < to; n++) addToSketch(registers, hash('sha256', `visitor ${n}`, 'buffer'));
  return registers;
};
const isAbout = (estimate: number, count: number): void =>
  assert.ok(Math.abs(estimate - count) <= Math.max(1, count * 0.05), `${estimate} for ${count}`);

test('few and many are estimated within a few per cent', () => {
  assert.equal(estimateOf(of(0, 0)), 0);
  for (const count of [1, 10, 1000, 10_000, 200_000]) isAbout(estimateOf(of(0, count)), count);
});

test('whoever comes again is not counted again, and merging counts those of both once', () => {
  const [one, other] = [of(0, 6000), of(4000, 9000)];
  assert.equal(addToSketch(one, hash('sha256', 'visitor 17', 'buffer')), false);
  mergeSketch(one, other);
  isAbout(estimateOf(one), 9000);
  assert.deepEqual(one, of(0, 9000));
});

test('what is rare in a hash is still counted', () => {
  const registers = new Uint8Array(sketchSize);
  assert.equal(addToSketch(registers, Buffer.alloc(32)), true);
  assert.equal(registers[0], 53, 'all 52 bits are zero');
});
