import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { takeLetter, takeMail } from '#tests/support/test-mail.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { codeAt, stepAt } from './totp.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
beforeEach(() => takeMail(web.platform));
const signIn = (member: TestMember) =>
  ask('sign_in', { p_email: member.email, p_password: member.password }, null);

function unbase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const code = (secret: Buffer, steps = 0) => codeAt(secret, stepAt(Date.now()) + steps);

async function guarded(username: string): Promise<{ member: TestMember; secret: Buffer; codes: string[] }> {
  const member = await web.memberNamed(username);
  const begun = (await ask('begin_totp', {}, member)).body;
  const secret = unbase32(begun.secret);
  const confirmed = await ask('confirm_totp', { p_code: code(secret, -1) }, member);
  assert.equal(confirmed.status, 200, confirmed.text);
  return { member, secret, codes: confirmed.body.recovery_codes };
}

test('an authenticator app guards an account once it has shown a code', async () => {
  const member = await web.memberNamed('beginner');
  const begun = (await ask('begin_totp', {}, member)).body;
  assert.match(begun.address, /^otpauth:\/\/totp\/Tsukimi:beginner\?secret=[A-Z2-7]{32}&issuer=Tsukimi$/);
  assert.match(Buffer.from(begun.picture.split(',')[1]!, 'base64').toString(), /^<svg /);
  assert.ok((await signIn(member)).body.session, 'before the first code it guards nothing');
  assert.equal((await ask('confirm_totp', { p_code: '000000' }, member)).status, 400);
  const { recovery_codes } = (await ask('confirm_totp', { p_code: code(unbase32(begun.secret)) }, member))
    .body;
  assert.equal(new Set(recovery_codes).size, 10);
  await takeLetter(web.platform, 'second-factor-changed', member.email);
  assert.equal((await ask('begin_totp', {}, member)).status, 409);
  const { totp_enabled, recovery_codes_left } = (await ask('get_security', {}, member)).body;
  assert.deepEqual([totp_enabled, recovery_codes_left], [true, 10]);
});

test('a password alone opens nothing then; a code beside it does, once', async () => {
  const { member, secret } = await guarded('guarded');
  const first = await signIn(member);
  const { user, session, second_factor } = first.body;
  assert.deepEqual([user, session, second_factor!.methods], [null, null, ['totp', 'recovery_code']]);
  assert.ok(![first.headers['set-cookie']].flat().some((one) => one?.startsWith('session=')));
  const wrong = await ask(
    'complete_sign_in',
    { p_challenge: second_factor!.challenge, p_code: '123456' },
    null,
  );
  assert.deepEqual([wrong.status, wrong.body.hint], [400, 'mfa_verification_failed']);
  const p_code = code(secret);
  const right = await ask('complete_sign_in', { p_challenge: second_factor!.challenge, p_code }, null);
  assert.equal(right.body.user!.id, member.id);
  assert.ok([right.headers['set-cookie']].flat().some((one) => one?.startsWith('session=')));
  assert.equal(
    (await ask('complete_sign_in', { p_challenge: second_factor!.challenge, p_code: code(secret, 1) }, null))
      .status,
    404,
  );
  const again = (await signIn(member)).body.second_factor!.challenge;
  assert.equal(
    (await ask('complete_sign_in', { p_challenge: again, p_code }, null)).status,
    400,
    'a code holds once',
  );
});

test('the same code on two requests at once opens one session', async () => {
  const { member, secret } = await guarded('raced');
  const challenges = await Promise.all(
    [signIn(member), signIn(member)].map(async (one) => (await one).body.second_factor!.challenge),
  );
  const p_code = code(secret);
  const answers = await Promise.all(
    challenges.map((p_challenge) => ask('complete_sign_in', { p_challenge, p_code }, null)),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
});

test('codes cannot be tried through, whichever sign-in they are for', async () => {
  const { member } = await guarded('tried');
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) {
    const { challenge } = (await signIn(member)).body.second_factor!;
    statuses.push((await ask('complete_sign_in', { p_challenge: challenge, p_code: '000000' }, null)).status);
  }
  assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429, 429]);
});

test('a recovery code opens the account once, and its use is told by mail', async () => {
  const { member, codes } = await guarded('recovering');
  const enter = async (p_code: string) => {
    const { challenge } = (await signIn(member)).body.second_factor!;
    return ask('complete_sign_in', { p_challenge: challenge, p_code }, null);
  };
  await takeMail(web.platform);
  assert.equal((await enter(codes[0]?.toUpperCase().replace('-', ' ') ?? '')).status, 200);
  assert.match(
    (await takeLetter(web.platform, 'second-factor-changed', member.email)).text,
    /with a recovery code/,
  );
  assert.equal((await enter(codes[0] ?? '')).status, 400);
  const renewed = (await ask('renew_recovery_codes', { p_password: member.password }, member)).body;
  assert.equal((await enter(codes[1] ?? '')).status, 400, 'the old ones hold no more');
  assert.equal((await enter(renewed.recovery_codes[0]!)).status, 200);
});

test('taking the app away asks for the password or a fresh sign-in, and gives the account back to its password', async () => {
  const { member } = await guarded('leaving-it');
  await db.query(`update sessions set proven_at = now() - interval '6 minutes' where id = $1`, [
    member.sessionId,
  ]);
  for (const name of ['disable_totp', 'renew_recovery_codes'] as const)
    assert.equal((await ask(name, {}, member)).body.hint, 'reauthentication_needed');
  const done = await ask('disable_totp', { p_password: member.password }, member);
  assert.deepEqual(done.body, { disabled: true });
  assert.ok((await signIn(member)).body.session);
  assert.equal((await db.query('select from recovery_codes where account_id = $1', [member.id])).length, 0);
});

test('neither the secret nor a recovery code is kept as it is', async () => {
  const { member, secret, codes } = await guarded('sealed');
  const rows = await db.query<{ secret: Buffer; hashes: string }>(
    `select secret, (select json_agg(encode(code_hash, 'escape'))::text from recovery_codes where account_id = t.account_id) as hashes
     from account_totp t where account_id = $1`,
    [member.id],
  );
  assert.ok(!rows[0]?.secret.includes(secret));
  assert.ok(codes.every((one) => !rows[0]?.hashes.includes(one)));
});

test('the public client library is told to use the site where a second factor guards the account', async () => {
  const { member } = await guarded('by-library');
  const client = createClient(await web.url(), 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email: member.email, password: member.password });
  assert.equal(error?.code, 'insufficient_aal');
  await client.auth.resetPasswordForEmail(member.email);
  const { link, token } = await takeLetter(web.platform, 'reset-password', member.email);
  const opened = await web.app.inject({ url: new URL(link).pathname + new URL(link).search });
  assert.equal(new URL(String(opened.headers.location)).pathname, '/reset-password');
  const reset = await ask('reset_password', { p_token: token, p_new_password: 'after the mail' }, null);
  assert.equal(reset.status, 200);
  assert.ok(
    (await ask('sign_in', { p_email: member.email, p_password: 'after the mail' }, null)).body.second_factor,
    'the second factor stays',
  );
});
