import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

test('a password is known again by its hash, and another is not', async () => {
  const hash = await hashPassword('ランタン lantern');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(await verifyPassword('ランタン lantern', hash), true);
  assert.equal(await verifyPassword('ﾗﾝﾀﾝ lantern', hash), true, 'half-width letters are the same letters');
  assert.equal(await verifyPassword('lantern', hash), false);
  assert.notEqual(await hashPassword('ランタン lantern'), hash, 'each hash has its own salt');
});

test('letters beyond the 72nd byte count', async () => {
  const hash = await hashPassword(`${'x'.repeat(100)}a`);
  assert.equal(await verifyPassword(`${'x'.repeat(100)}b`, hash), false);
});

test('no hash, or a broken one, lets nobody in', async () => {
  for (const hash of [null, '', '$argon2id$v=19$m=1', '$2b$10$abc'])
    assert.equal(await verifyPassword('lantern', hash), false);
});

test('a hash of less cost is outdated', async () => {
  assert.equal(isOutdated(await hashPassword('lantern')), false);
  assert.equal(isOutdated('$argon2id$v=19$m=4096,t=2,p=1$AAAA$AAAA'), true);
});
