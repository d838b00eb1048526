import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallName, calls } from '#contract/calls.ts';
import { enterAs } from '#server/domains/accounts/protocol/protocol-acts.ts';
import { base32, codeAt, stepAt } from '#server/domains/accounts/second-factor/totp.ts';
import { issueToken } from '#server/domains/accounts/tokens/account-token.ts';
import { adminCommands } from '#server/main/admin/commands.ts';
import { anonymousViewer } from '#server/platform/context.ts';
import { everywhere } from '#server/platform/places/place-group.ts';
import { noShield } from '#server/platform/shield/shield.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { openTestSession, type TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const adminCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access === 'admin');

/** With a session that this process has not looked up before. */
const again = async (who: TestMember): Promise<void> => {
  const session = await openTestSession(web.platform, who.id);
  Object.assign(who, session);
};
const daysAsAdmin = async (who: TestMember, days: number): Promise<void> => {
  await db.query(`update profiles set admin_since = now() - $2 * interval '1 day' where id = $1`, [
    who.id,
    days,
  ]);
  await again(who);
};

test('after seven days without passkey and two-step login every call of admins asks for one of them', async () => {
  const admin = await web.memberNamed('late', { role: 'admin' });
  await daysAsAdmin(admin, 6.9);
  assert.equal((await ask('get_operator_warnings', {}, admin)).status, 200, 'a week is given');
  await daysAsAdmin(admin, 7.1);
  assert.ok(adminCalls.length > 70);
  for (const name of adminCalls) {
    const answer = await ask(name, {}, admin);
    assert.equal(answer.status, 403, name);
    assert.match(answer.text, /passkey or two-step login/, name);
  }
  const rpc = await ask('list_cases', {}, admin);
  assert.equal(rpc.body.hint, 'second_factor_required');
});

test('until then such an admin sees and does what any member may, by tables and files too', async () => {
  const admin = await web.memberNamed('lacking', { role: 'admin' });
  await daysAsAdmin(admin, 8);
  const draft = await buildVideo(web.platform, { publishStatus: 'pending' });
  const all = await ask('get_all_videos_with_details', {}, admin);
  assert.ok(!all.text.includes(draft.id), 'what is not published is not listed');
  const patched = await web.app.inject({
    method: 'PATCH',
    url: `/rest/v1/videos?id=eq.${draft.id}`,
    headers: admin.bearer,
    payload: { status: 'published' },
  });
  assert.equal(patched.statusCode, 403);
  assert.match(patched.body, /passkey or two-step login/);
  const picture = await web.app.inject({
    url: `/storage/v1/object/authenticated/identity/${draft.id}/document`,
    headers: admin.bearer,
  });
  assert.equal(picture.statusCode, 403);
  assert.equal((await ask('get_security', {}, admin)).status, 200, 'what sets it up is open');
});

test('a passkey or two-step login opens the calls again at once, and taking it away closes them', async () => {
  const admin = await web.memberNamed('mending', { role: 'admin' });
  await daysAsAdmin(admin, 8);
  const open = async () => (await ask('get_operator_warnings', {}, admin)).status;
  assert.equal(await open(), 403);
  const begun = await ask('begin_totp', { p_password: admin.password }, admin);
  assert.equal(begun.status, 200, begun.text);
  const secret = base32Decoded(begun.body.secret);
  const confirmed = await ask('confirm_totp', { p_code: codeAt(secret, stepAt(Date.now())) }, admin);
  assert.equal(confirmed.status, 200, confirmed.text);
  assert.equal(await open(), 200);
  assert.equal((await ask('disable_totp', { p_password: admin.password }, admin)).status, 200);
  assert.equal(await open(), 403);
  const passkeyed = await web.memberNamed('keyed', { role: 'admin' });
  await daysAsAdmin(passkeyed, 8);
  await db.query(
    `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, is_backed_up)
     values (gen_random_uuid(), $1, $2, $2, 0, '{}', 'key', false)`,
    [passkeyed.id, Buffer.from(passkeyed.id)],
  );
  await again(passkeyed);
  assert.equal((await ask('get_operator_warnings', {}, passkeyed)).status, 200);
});

test('a password, a mail or another site alone opens no account of an admin who has a passkey', async () => {
  const admin = await web.memberNamed('guarded', { role: 'admin' });
  const member = await web.memberNamed('unguarded');
  for (const { id } of [admin, member])
    await db.query(
      `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, is_backed_up)
       values (gen_random_uuid(), $1, $2, $2, 0, '{}', 'key', false)`,
      [id, Buffer.from(id)],
    );
  const byPassword = (who: TestMember) =>
    ask('sign_in', { p_email: who.email, p_password: who.password }, null);
  const sent = ({ statusCode, body, headers }: { statusCode: number; body: string; headers: object }) => ({
    status: statusCode,
    text: body,
    headers: headers as Record<string, unknown>,
  });
  const byProtocol = async (who: TestMember) =>
    sent(
      await web.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        headers: { apikey: 'anon' },
        payload: { email: who.email, password: who.password },
      }),
    );
  const byMail = async (who: TestMember) => {
    const token = await issueToken(db, who.id, 'reset-password', { email: who.email });
    return sent(
      await web.app.inject({
        method: 'POST',
        url: '/auth/v1/verify',
        headers: { apikey: 'anon' },
        payload: { type: 'recovery', token_hash: token },
      }),
    );
  };
  for (const [way, open] of Object.entries({ byPassword, byProtocol, byMail })) {
    const refused = await open(admin);
    assert.equal(Math.floor(refused.status / 100), 4, `${way}: ${refused.text}`);
    assert.equal(refused.headers['set-cookie'], undefined, way);
    assert.doesNotMatch(refused.text, /access_token/, way);
    const entered = await open(member);
    assert.equal(entered.status, 200, `${way}: of a member a passkey is one way among others`);
  }
  const told = (await byPassword(admin)).body;
  assert.equal(told.hint, 'passkey_required', JSON.stringify(told));
  await assert.rejects(
    enterAs(
      {
        ...web.platform,
        viewer: anonymousViewer,
        place: everywhere,
        shield: noShield,
        recommends: true,
        request: {} as never,
      },
      admin.id,
    ),
    /second factor/,
    'nor does what another site says of them',
  );
});

test('the week begins with becoming an admin, whatever way one becomes it', async () => {
  const since = async (id: string) =>
    (await db.query<{ at: Date | null }>('select admin_since as at from profiles where id = $1', [id]))[0]
      ?.at;
  const member = await web.memberNamed('rising');
  assert.equal(await since(member.id), null);
  const make = adminCommands.find(({ name }) => name === 'make')!;
  await make.run(web.platform, [member.email], () => {});
  assert.ok(Date.now() - Number(await since(member.id)) < 60_000);
  const demote = adminCommands.find(({ name }) => name === 'demote')!;
  await demote.run(web.platform, [member.email], () => {});
  assert.equal(await since(member.id), null);
});

test('a session of an admin ends twelve hours after the sign-in, whatever it does, refreshing included', async () => {
  const admin = await web.memberNamed('awake', { role: 'admin' });
  const refresh = (token: string) =>
    web.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      headers: { apikey: 'anon' },
      payload: { refresh_token: token },
    });
  const signIn = await web.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    headers: { apikey: 'anon' },
    payload: { email: admin.email, password: admin.password },
  });
  assert.equal(signIn.statusCode, 200, signIn.body);
  const age = (hours: number) =>
    db.query(
      `with as_admin as (update profiles set admin_since = now() - interval '2 days' where id = $1)
       update sessions set created_at = now() - $2 * interval '1 hour', last_seen_at = now(),
         expires_at = now() + interval '30 days' where account_id = $1`,
      [admin.id, hours],
    );
  await age(11.9);
  const before = await refresh(signIn.json().refresh_token);
  assert.equal(before.statusCode, 200, before.body);
  const lengthened = await ask('refresh_session', {}, { cookie: admin.cookie });
  const ends = Date.parse(lengthened.body.session!.expires_at) - Date.now();
  assert.ok(ends > 0 && ends < 10 * 60_000, `it ends in ${ends} ms`);
  await age(12.1);
  const fresh = await web.another();
  const after = await fresh.ask('get_operator_warnings', {}, { cookie: admin.cookie });
  assert.equal(after.status, 401, 'its cookie is nobody’s');
  assert.equal((await refresh(before.json().refresh_token)).statusCode, 400);
  const member = await web.memberNamed('patient');
  await db.query(`update sessions set created_at = now() - interval '20 days' where account_id = $1`, [
    member.id,
  ]);
  const own = await fresh.ask('get_security', {}, { cookie: member.cookie });
  assert.equal(own.status, 200, 'of others it lasts while it is used');
  await fresh.close();
});

test('for who becomes an admin the twelve hours begin then', async () => {
  const member = await web.memberNamed('promoted');
  await db.query(`update sessions set created_at = now() - interval '20 days' where account_id = $1`, [
    member.id,
  ]);
  await db.query(`update profiles set role = 'admin' where id = $1`, [member.id]);
  const [row] = await db.query<{ at: Date }>('select admin_since as at from profiles where id = $1', [
    member.id,
  ]);
  const answer = await ask('get_session', {}, { cookie: member.cookie });
  assert.equal(Date.parse(answer.body.session!.expires_at), Number(row?.at) + 12 * 3_600_000);
});

/** The bytes of a secret as authenticator apps are given it. */
function base32Decoded(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  assert.equal(base32(bytes), text);
  return bytes;
}
