import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSealer } from './sealed-values.ts';

const secret = 'a secret of the site that is long enough';
const sealer = createSealer(secret, 'keys');

test('what was sealed opens again, and looks different each time', () => {
  const sealed = sealer.seal('clé-🌙', 'library 7');
  assert.equal(sealer.open(sealed, 'library 7'), 'clé-🌙');
  assert.ok(!sealed.includes('clé'));
  assert.notDeepEqual(sealer.seal('clé-🌙', 'library 7'), sealed);
});

test('it opens for nobody else: not under another secret, purpose or owner, nor changed or cut', () => {
  const sealed = sealer.seal('key', 'library 7');
  assert.equal(createSealer(`${secret}!`, 'keys').open(sealed, 'library 7'), null);
  assert.equal(createSealer(secret, 'tokens').open(sealed, 'library 7'), null);
  assert.equal(sealer.open(sealed, 'library 8'), null);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    assert.equal(sealer.open(changed, 'library 7'), null);
  }
  for (const length of [0, 5, 27, sealed.length - 1])
    assert.equal(sealer.open(sealed.subarray(0, length), 'library 7'), null);
});
