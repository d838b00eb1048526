import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { takeLetter, takeMail } from '#tests/support/test-mail.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { TestAuthenticator } from './test-authenticator.ts';

const origin = 'https://site.test';
const web = await testWeb({ env: { PUBLIC_URL: origin } });
const { ask, call } = web;
const { db } = web.platform;
beforeEach(() => takeMail(web.platform));
const here = { origin };

async function withPasskey(
  username: string,
): Promise<{ member: TestMember; phone: TestAuthenticator; id: string }> {
  const member = await web.memberNamed(username);
  const phone = new TestAuthenticator();
  const { options } = (await ask('begin_passkey', {}, member)).body;
  const made = await ask(
    'finish_passkey',
    { p_response: phone.create(options, here), p_name: 'My phone' },
    member,
  );
  assert.equal(made.status, 200, made.text);
  return { member, phone, id: made.body.id };
}
const challenge = async () =>
  (await call('begin_passkey_sign_in', {}, null)).options as Record<string, unknown>;
const enter = async (
  phone: TestAuthenticator,
  options: unknown,
  how: { origin: string; verifiesUser?: boolean } = here,
) => ask('finish_passkey_sign_in', { p_response: phone.get(options, how) }, null);

test('a passkey is made, listed, told by mail, and opens the account without a name or a password', async () => {
  const { member, phone, id } = await withPasskey('mio');
  const { change } = { change: (await takeLetter(web.platform, 'second-factor-changed', member.email)).text };
  assert.match(change, /My phone/);
  const { passkeys } = (await ask('get_security', {}, member)).body;
  assert.deepEqual(
    [passkeys.length, passkeys[0]!.id, passkeys[0]!.name, passkeys[0]!.last_used_at],
    [1, id, 'My phone', null],
  );
  const entered = await enter(phone, await challenge());
  assert.equal(entered.body.user!.id, member.id);
  assert.match(String([entered.headers['set-cookie']].flat().join()), /__Host-session=[\w-]{43}; .*Secure/);
  const used = (await ask('get_security', {}, member)).body.passkeys[0];
  assert.notEqual(used!.last_used_at, null);
});

test('an answer counts once, in time, for whom it was asked', async () => {
  const { phone } = await withPasskey('replayed');
  const options = await challenge();
  const p_response = phone.get(options, here);
  assert.equal((await ask('finish_passkey_sign_in', { p_response }, null)).status, 200);
  assert.equal((await ask('finish_passkey_sign_in', { p_response }, null)).status, 400);
  const late = await challenge();
  await db.query(`update passkey_challenges set expires_at = now()`);
  assert.equal((await enter(phone, late)).status, 400);
  const other = await web.memberNamed('other');
  const asked = (await call('begin_passkey', {}, other)).options as object;
  const stolen = await ask(
    'finish_passkey',
    { p_response: new TestAuthenticator().create(asked, here) },
    (await web.memberNamed('thief')).bearer,
  );
  assert.equal(stolen.status, 400, 'a challenge of one member registers nothing for another');
  assert.equal(
    (await enter(phone, { ...asked, rpId: 'site.test' })).status,
    400,
    'nor does it sign anybody in',
  );
});

test('an answer from another site, of another key, or without its owner is refused', async () => {
  const { phone } = await withPasskey('phished');
  for (const response of [
    await enter(phone, await challenge(), { origin: 'https://evil.example' }),
    await enter(phone, { ...(await challenge()), rpId: 'evil.example' }),
    await enter(phone, await challenge(), { origin, verifiesUser: false }),
    await enter(phone, { ...(await challenge()), challenge: Buffer.from('made up').toString('base64url') }),
  ]) {
    assert.equal(response.status, 400);
    assert.match(response.body.message, /valid answer/);
  }
  const stranger = await enter(new TestAuthenticator(), await challenge());
  assert.deepEqual([stranger.status, stranger.body.code], [400, '28P01']);
  const own = phone.get(await challenge(), here) as { response: { signature: string } };
  own.response.signature = Buffer.from('nonsense').toString('base64url');
  assert.equal((await ask('finish_passkey_sign_in', { p_response: own }, null)).status, 400);
});

test('a copied key that counts backwards is refused', async () => {
  const { phone, id } = await withPasskey('copied');
  await db.query('update passkeys set counter = 1000 where id = $1', [id]);
  assert.equal((await enter(phone, await challenge())).status, 400);
});

test('a passkey is made by who is fresh or gives the password, and one credential once', async () => {
  const { member, phone } = await withPasskey('careful');
  await db.query(`update sessions set proven_at = now() - interval '6 minutes' where id = $1`, [
    member.sessionId,
  ]);
  assert.equal((await ask('begin_passkey', {}, member)).body.hint, 'reauthentication_needed');
  const options = (await call('begin_passkey', { p_password: member.password }, member)).options as {
    excludeCredentials: { id: string }[];
  };
  assert.deepEqual(
    options.excludeCredentials.map(({ id }) => id),
    [phone.id],
  );
  const twice = await ask('finish_passkey', { p_response: phone.create(options, here) }, member);
  assert.equal(twice.status, 409);
});

test('a passkey is renamed and removed by its owner alone', async () => {
  const { member, phone, id } = await withPasskey('owner');
  const other = await web.memberNamed('not-owner');
  for (const [name, payload] of [
    ['rename_passkey', { p_passkey_id: id, p_name: 'Mine' }],
    ['delete_passkey', { p_passkey_id: id }],
  ] as const)
    assert.equal((await ask(name, payload, other)).status, 404);
  assert.equal(
    (await ask('rename_passkey', { p_passkey_id: id, p_name: ' Laptop ' }, member)).body.name,
    'Laptop',
  );
  assert.deepEqual((await ask('delete_passkey', { p_passkey_id: id }, member)).body, {
    deleted: true,
  });
  assert.equal((await enter(phone, await challenge())).status, 400);
});

test('the last way into an account stays', async () => {
  const { member, id } = await withPasskey('only-way');
  await db.query('update accounts set password_hash = null where id = $1', [member.id]);
  assert.equal((await ask('delete_passkey', { p_passkey_id: id }, member)).status, 409);
  await db.query(
    `insert into account_identities (provider, subject, account_id) values ('google', 's', $1)`,
    [member.id],
  );
  assert.equal((await ask('delete_passkey', { p_passkey_id: id }, member)).status, 200);
  assert.equal((await ask('disconnect_google', {}, member)).status, 409);
  await ask('change_password', { p_new_password: 'a password at last' }, member);
  assert.deepEqual((await ask('disconnect_google', {}, member)).body, { disconnected: 1 });
});
