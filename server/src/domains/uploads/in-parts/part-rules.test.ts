import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '#contract/limits.ts';
import { isSafeKey } from '../../../platform/storage/object-keys.ts';
import {
  chainOf,
  partBytes,
  partEnd,
  partNumber,
  partStart,
  readRest,
  restOf,
  uploadOf,
  wholeKey,
} from './part-rules.ts';

const id = '01890000-0000-7000-8000-000000000001';

test('the largest file has no more parts than a store takes, and none but the last is too small', () => {
  assert.ok(partNumber(limits.uploadLargestBytes - 1) <= 10_000);
  assert.ok(partBytes >= 5 * 1024 * 1024);
});

test('a part begins and ends where the others leave off', () => {
  assert.deepEqual(
    [0, partBytes - 1, partBytes].map((at) => [partStart(at), partEnd(at, 3 * partBytes), partNumber(at)]),
    [
      [0, partBytes, 1],
      [0, partBytes, 1],
      [partBytes, 2 * partBytes, 2],
    ],
  );
  assert.equal(partEnd(partBytes, partBytes + 5), partBytes + 5);
});

test('keys say whose they are and what they hold', () => {
  const rest = restOf(id, 5, limits.uploadLargestBytes);
  assert.ok(isSafeKey(rest.key));
  assert.deepEqual(readRest(rest.key), rest);
  assert.equal(readRest(wholeKey(id)), null);
  assert.equal(uploadOf(rest.key), id);
  assert.equal(uploadOf(wholeKey(id)), id);
  for (const key of ['uploads/else/whole', `media/${id}/whole`, 'uploads/'])
    assert.equal(uploadOf(key), null);
});

test('rests are put together in order, whatever was stored and not counted', () => {
  const rest = (start: number, end: number) => restOf(id, start, end);
  const all = [rest(10, 14), rest(10, 20), rest(14, 16), rest(16, 20), rest(0, 5)];
  const chain = chainOf(all, 10, 20)!;
  assert.equal(chain[0]?.start, 10);
  assert.equal(chain.at(-1)?.end, 20);
  for (const [order, { start }] of chain.slice(1).entries()) assert.equal(start, chain[order]?.end);
  assert.deepEqual(chainOf(all, 10, 10), []);
  assert.equal(chainOf(all, 5, 20), null);
  assert.equal(chainOf([], 0, 1), null);
});
