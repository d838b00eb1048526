import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesAt, decibels } from './likeness.ts';

test('likeness in decibels grows by what is no longer missing', () => {
  assert.equal(decibels(0.9), 10);
  assert.ok(Math.abs(decibels(0.99) - 20) < 1e-9);
  assert.equal(decibels(1), 60);
});
test('bytes for a likeness lie between the neighbours, and beyond the last on the same line', () => {
  const points = [
    { bytes: 4000, likeness: 0.99 },
    { bytes: 1000, likeness: 0.9 },
    { bytes: 16_000, likeness: 0.999 },
  ];
  assert.ok(Math.abs(bytesAt(points, 0.9) - 1000) < 1e-6);
  // Half way in decibels is the geometric middle in bytes.
  assert.ok(Math.abs(bytesAt(points, 1 - 10 ** -1.5) - 2000) < 1e-6);
  assert.ok(Math.abs(bytesAt(points, 1 - 10 ** -3.5) - 32_000) < 1e-6);
  assert.ok(Math.abs(bytesAt(points, 1 - 10 ** -0.5) - 500) < 1e-6);
  assert.throws(() => bytesAt(points.slice(0, 1), 0.95), /two points/);
});
