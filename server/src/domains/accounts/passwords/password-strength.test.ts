import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBreached } from './breached-passwords.ts';
import { passwordStrength } from './password-strength.ts';

test('leaked passwords are known, also behind a capital letter and a mark', async () => {
  for (const password of ['password', 'Password', '12345678', 'iloveyou!', 'QWERTYUIOP'])
    assert.equal(await isBreached(password), true, password);
  for (const password of ['blue heron under 9 bridges', '月見月見月見月見'])
    assert.equal(await isBreached(password), false);
});

test('strength grows from what is guessed at once to what is not', async () => {
  const score = async (password: string, own: string[] = []) => (await passwordStrength(password, own)).score;
  assert.equal(await score('short'), 0);
  assert.equal(await score('password123'), 0);
  assert.ok((await score('abcdefgh1')) <= 1);
  assert.equal(await score('blue heron under 9 bridges'), 4);
  assert.ok((await score('haruka-minamoto', ['haruka-minamoto'])) < (await score('haruka-minamoto')));
});

test('a very long password is judged in good time', async () => {
  const began = performance.now();
  await passwordStrength('aB3$'.repeat(64), ['x'.repeat(254)]);
  assert.ok(performance.now() - began < 2000);
});
