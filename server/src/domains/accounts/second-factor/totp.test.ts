import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seal, unseal } from './sealed-secret.ts';
import { base32, codeAt, matchingStep, stepAt, totpAddress } from './totp.ts';

/** RFC 6238, appendix B: the secret of SHA-1 and the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');

test('codes are those of the standard', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const)
    assert.equal(codeAt(secret, stepAt(seconds * 1000)), code);
});

test('a clock may be one step off, and a step counts once', () => {
  const now = 1_700_000_010_000;
  const step = stepAt(now);
  for (const near of [step - 1, step, step + 1])
    assert.equal(matchingStep(secret, codeAt(secret, near), now, 0), near);
  for (const far of [step - 2, step + 2])
    assert.equal(matchingStep(secret, codeAt(secret, far), now, 0), null);
  assert.equal(matchingStep(secret, codeAt(secret, step), now, step), null);
  assert.equal(matchingStep(secret, '', now, 0), null);
});

test('a secret is written as authenticators read it', () => {
  assert.equal(base32(Buffer.from('foobar')), 'MZXW6YTBOI');
  assert.equal(base32(Buffer.from('12345678901234567890')), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  assert.equal(
    totpAddress(Buffer.from('foobar'), 'Moon & Sea', 'mio'),
    'otpauth://totp/Moon%20%26%20Sea:mio?secret=MZXW6YTBOI&issuer=Moon%20%26%20Sea',
  );
});

test('a sealed secret opens with the same key for the same account alone', () => {
  const sealed = seal('key', 'mio', secret);
  assert.ok(!sealed.includes(secret));
  assert.deepEqual(unseal('key', 'mio', sealed), secret);
  assert.throws(() => unseal('other key', 'mio', sealed));
  assert.throws(() => unseal('key', 'ren', sealed));
  assert.notDeepEqual(seal('key', 'mio', secret), sealed);
});
