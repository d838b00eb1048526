import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { blockBytes, Held, HeldBlocks } from './held-blocks.ts';

test('what is added in chunks of any size comes back as it was', () => {
  const memory = new HeldBlocks();
  const bytes = randomBytes(3 * blockBytes + 17);
  const held = new Held(memory, 1000);
  for (let at = 0; at < bytes.length; at += 65_521) held.add(bytes.subarray(at, at + 65_521));
  assert.equal(held.to, 1000 + bytes.length);
  assert.ok(Buffer.concat(held.bytes()).equals(bytes));
  held.leave(true);
});

test('blocks are used again, unless some of them may still be sent', () => {
  const memory = new HeldBlocks();
  const one = new Held(memory, 0);
  one.add(Buffer.alloc(blockBytes, 1));
  const [block] = one.bytes();
  one.leave(true);
  const two = new Held(memory, 0);
  two.add(Buffer.alloc(blockBytes, 2));
  assert.equal(two.bytes()[0]?.buffer, block?.buffer);
  two.leave(false);
  const three = new Held(memory, 0);
  three.add(Buffer.alloc(1, 3));
  assert.notEqual(three.bytes()[0]?.buffer, block?.buffer);
  three.leave(true);
});

test('all uploads together hold no more than 96 MB before each stores what it has', () => {
  const memory = new HeldBlocks();
  const held = Array.from({ length: 96 }, (_, order) => {
    const one = new Held(memory, order);
    assert.equal(memory.isFull, false);
    one.add(Buffer.alloc(1024 * 1024));
    return one;
  });
  assert.equal(memory.isFull, true);
  held[0]?.leave(true);
  assert.equal(memory.isFull, false);
  for (const one of held.slice(1)) one.leave(true);
});
