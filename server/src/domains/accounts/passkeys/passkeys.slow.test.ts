import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { takeLetter, takeMail } from '#tests/support/test-mail.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { TestAuthenticator } from './test-authenticator.ts';

const origin = 'https://site.test';
const web = await testWeb({ env: { PUBLIC_URL: origin } });
const { db } = web.platform;
beforeEach(() => takeMail(web.platform));
const rpc = (name: string, payload: object, headers: Record<string, string> = {}) =>
  web.app.inject({ method: 'POST', url: `/rest/v1/rpc/${name}`, payload, headers });
const here = { origin };

async function withPasskey(
  username: string,
): Promise<{ member: TestMember; phone: TestAuthenticator; id: string }> {
  const member = await web.memberNamed(username);
  const phone = new TestAuthenticator();
  const { options } = (await rpc('begin_passkey', {}, member.bearer)).json();
  const made = await rpc(
    'finish_passkey',
    { p_response: phone.create(options, here), p_name: 'My phone' },
    member.bearer,
  );
  assert.equal(made.statusCode, 200, made.body);
  return { member, phone, id: made.json().id };
}
const challenge = async () => (await rpc('begin_passkey_sign_in', {})).json().options;
const enter = async (
  phone: TestAuthenticator,
  options: unknown,
  how: { origin: string; verifiesUser?: boolean } = here,
) => rpc('finish_passkey_sign_in', { p_response: phone.get(options, how) });

test('a passkey is made, listed, told by mail, and opens the account without a name or a password', async () => {
  const { member, phone, id } = await withPasskey('mio');
  const { change } = { change: (await takeLetter(web.platform, 'second-factor-changed', member.email)).text };
  assert.match(change, /My phone/);
  const { passkeys } = (await rpc('get_security', {}, member.bearer)).json();
  assert.deepEqual(
    [passkeys.length, passkeys[0].id, passkeys[0].name, passkeys[0].last_used_at],
    [1, id, 'My phone', null],
  );
  const entered = await enter(phone, await challenge());
  assert.equal(entered.json().user.id, member.id);
  assert.match(String([entered.headers['set-cookie']].flat().join()), /__Host-session=[\w-]{43}; .*Secure/);
  const used = (await rpc('get_security', {}, member.bearer)).json().passkeys[0];
  assert.notEqual(used.last_used_at, null);
});

test('an answer counts once, in time, for whom it was asked', async () => {
  const { phone } = await withPasskey('replayed');
  const options = await challenge();
  const p_response = phone.get(options, here);
  assert.equal((await rpc('finish_passkey_sign_in', { p_response })).statusCode, 200);
  assert.equal((await rpc('finish_passkey_sign_in', { p_response })).statusCode, 400);
  const late = await challenge();
  await db.query(`update passkey_challenges set expires_at = now()`);
  assert.equal((await enter(phone, late)).statusCode, 400);
  const other = await web.memberNamed('other');
  const asked = (await rpc('begin_passkey', {}, other.bearer)).json().options;
  const stolen = await rpc(
    'finish_passkey',
    { p_response: new TestAuthenticator().create(asked, here) },
    (await web.memberNamed('thief')).bearer,
  );
  assert.equal(stolen.statusCode, 400, 'a challenge of one member registers nothing for another');
  assert.equal(
    (await enter(phone, { ...asked, rpId: 'site.test' })).statusCode,
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
    assert.equal(response.statusCode, 400);
    assert.match(response.json().message, /valid answer/);
  }
  const stranger = await enter(new TestAuthenticator(), await challenge());
  assert.deepEqual([stranger.statusCode, stranger.json().code], [400, '28P01']);
  const own = phone.get(await challenge(), here) as { response: { signature: string } };
  own.response.signature = Buffer.from('nonsense').toString('base64url');
  assert.equal((await rpc('finish_passkey_sign_in', { p_response: own })).statusCode, 400);
});

test('a copied key that counts backwards is refused', async () => {
  const { phone, id } = await withPasskey('copied');
  await db.query('update passkeys set counter = 1000 where id = $1', [id]);
  assert.equal((await enter(phone, await challenge())).statusCode, 400);
});

test('a passkey is made by who is fresh or gives the password, and one credential once', async () => {
  const { member, phone } = await withPasskey('careful');
  await db.query(`update sessions set proven_at = now() - interval '6 minutes' where id = $1`, [
    member.sessionId,
  ]);
  assert.equal((await rpc('begin_passkey', {}, member.bearer)).json().hint, 'reauthentication_needed');
  const { options } = (await rpc('begin_passkey', { p_password: member.password }, member.bearer)).json();
  assert.deepEqual(
    options.excludeCredentials.map(({ id }: { id: string }) => id),
    [phone.id],
  );
  const twice = await rpc('finish_passkey', { p_response: phone.create(options, here) }, member.bearer);
  assert.equal(twice.statusCode, 409);
});

test('a passkey is renamed and removed by its owner alone', async () => {
  const { member, phone, id } = await withPasskey('owner');
  const other = await web.memberNamed('not-owner');
  for (const [name, payload] of [
    ['rename_passkey', { p_passkey_id: id, p_name: 'Mine' }],
    ['delete_passkey', { p_passkey_id: id }],
  ] as const)
    assert.equal((await rpc(name, payload, other.bearer)).statusCode, 404);
  assert.equal(
    (await rpc('rename_passkey', { p_passkey_id: id, p_name: ' Laptop ' }, member.bearer)).json().name,
    'Laptop',
  );
  assert.deepEqual((await rpc('delete_passkey', { p_passkey_id: id }, member.bearer)).json(), {
    deleted: true,
  });
  assert.equal((await enter(phone, await challenge())).statusCode, 400);
});

test('the last way into an account stays', async () => {
  const { member, id } = await withPasskey('only-way');
  await db.query('update accounts set password_hash = null where id = $1', [member.id]);
  assert.equal((await rpc('delete_passkey', { p_passkey_id: id }, member.bearer)).statusCode, 409);
  await db.query(
    `insert into account_identities (provider, subject, account_id) values ('google', 's', $1)`,
    [member.id],
  );
  assert.equal((await rpc('delete_passkey', { p_passkey_id: id }, member.bearer)).statusCode, 200);
  assert.equal((await rpc('disconnect_google', {}, member.bearer)).statusCode, 409);
  await rpc('change_password', { p_new_password: 'a password at last' }, member.bearer);
  assert.deepEqual((await rpc('disconnect_google', {}, member.bearer)).json(), { disconnected: 1 });
});
