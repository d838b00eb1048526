import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSigner } from './signed-values.ts';

test('a signed value comes back; a changed one, and one signed for another purpose, do not', () => {
  const signer = createSigner('x'.repeat(32), 'anonymous session');
  const signed = signer.sign('some.value');
  assert.equal(signer.verify(signed), 'some.value');
  assert.equal(signer.verify(signed.replace('some', 'same')), null);
  assert.equal(signer.verify(`${signed}A`), null);
  assert.equal(signer.verify('some.value'), null);
  assert.equal(signer.verify(''), null);
  assert.equal(createSigner('x'.repeat(32), 'view token').verify(signed), null);
});
