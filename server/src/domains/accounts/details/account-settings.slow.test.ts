import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestSession, type TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { presentUsername } from '../index.ts';

const web = await testWeb();
const { db } = web.platform;
const rpc = (name: string, payload: object, headers: Record<string, string> = {}) =>
  web.app.inject({ method: 'POST', url: `/rest/v1/rpc/${name}`, payload, headers });
const fn = (name: string, payload: object, headers: Record<string, string>) =>
  web.app.inject({ method: 'POST', url: `/functions/v1/${name}`, payload, headers });
const details = (member: TestMember, payload: object) =>
  rpc('update_account_details', payload, member.bearer);

test('details that differ are saved, and the rest stays', async () => {
  const member = await web.memberNamed('mio', { displayName: 'Mio' });
  const { first_name, last_name, display_name, username } = (
    await details(member, { p_first_name: ' Mio ', p_last_name: 'Aoki' })
  ).json();
  assert.deepEqual([first_name, last_name, display_name, username], ['Mio', 'Aoki', 'Mio', 'mio']);
  const emptied = (await details(member, { p_display_name: '  ', p_first_name: null })).json();
  assert.deepEqual([emptied.display_name, emptied.first_name, emptied.last_name], [null, null, 'Aoki']);
});

test('nothing that differs is told as such', async () => {
  const member = await web.memberNamed('same', { displayName: 'Same' });
  for (const payload of [{}, { p_display_name: ' Same ' }, { p_username: 'same' }, { p_first_name: '' }]) {
    const response = await details(member, payload);
    assert.deepEqual([response.statusCode, response.json().message], [400, 'No changes to save.']);
  }
});

test('a username changes once in 30 days, and the old one leads to the new', async () => {
  const member = await web.memberNamed('old-name');
  assert.equal((await details(member, { p_username: 'New-Name' })).json().username, 'New-Name');
  assert.equal(await presentUsername(db, 'OLD-name'), 'New-Name');
  const soon = await details(member, { p_username: 'third-name' });
  assert.deepEqual(
    [soon.statusCode, soon.json().message],
    [409, 'You can change your username once in 30 days. Try again in 30 days.'],
  );
  await db.query(
    `update accounts set username_changed_at = now() - interval '29 days 1 hour' where id = $1`,
    [member.id],
  );
  assert.match((await details(member, { p_username: 'third-name' })).json().message, /in 1 day\.$/);
  await db.query(`update accounts set username_changed_at = now() - interval '30 days' where id = $1`, [
    member.id,
  ]);
  assert.equal((await details(member, { p_username: 'third-name' })).statusCode, 200);
  assert.equal(await presentUsername(db, 'old-name'), 'third-name');
  assert.equal(await presentUsername(db, 'new-name'), 'third-name');
});

test('a former name is nobody else’s, and its owner can take it back', async () => {
  const member = await web.memberNamed('returning');
  await details(member, { p_username: 'away' });
  const other = await web.memberNamed('wanting');
  for (const response of [
    await details(other, { p_username: 'Returning' }),
    await rpc('sign_up', { p_email: 'x@example.test', p_password: 'a lantern out', p_username: 'returning' }),
  ])
    assert.deepEqual(
      [response.statusCode, response.json().message],
      [409, 'This username is already taken.'],
    );
  await db.query(`update accounts set username_changed_at = null where id = $1`, [member.id]);
  assert.equal((await details(member, { p_username: 'returning' })).statusCode, 200);
  assert.equal(await presentUsername(db, 'away'), 'returning');
  assert.equal(await presentUsername(db, 'returning'), null);
});

test('two who want the same name at the same moment: one has it', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, (_, i) => web.memberNamed(`rival-${i}`)));
  const answers = await Promise.all(members.map((member) => details(member, { p_username: 'the-prize' })));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409, 409, 409]);
});

test('a new name is on the member’s next page', async () => {
  const member = await web.memberNamed('before');
  await rpc('get_session', {}, { cookie: member.cookie });
  await details(member, { p_username: 'after-that' });
  const seen = await rpc('get_session', {}, { cookie: member.cookie });
  assert.equal(seen.json().user.username, 'after-that');
});

test('availability of a username is told in the words of the form', async () => {
  const member = await web.memberNamed('taken-name');
  const ask = async (p_username_input: string, headers = {}) =>
    (await rpc('check_username_availability', { p_username_input }, headers)).json();
  const cases: [string, boolean, string][] = [
    ['free-name', true, 'Username is available.'],
    [' Taken-Name ', false, 'This username is already taken.'],
    ['ab', false, 'Username must be at least 3 characters.'],
    ['admin', false, 'Username not available.'],
  ];
  for (const [name, is_available, status_message] of cases)
    assert.deepEqual(await ask(name), [{ is_available, status_message }]);
  assert.equal(
    (await ask('TAKEN-name', member.bearer))[0].is_available,
    true,
    'one’s own name is free to oneself',
  );
});

test('availability of an address is true or false, and an address that is none is refused', async () => {
  const { email } = await web.memberNamed('reachable');
  let cookie = '';
  const ask = (p_email: string) => rpc('check_email_availability', { p_email }, cookie ? { cookie } : {});
  assert.equal((await ask(email)).json(), true, 'a stranger is told nothing');
  const begun = await rpc('check_username_availability', { p_username_input: 'a-free-name' });
  cookie = String([begun.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
  assert.match(cookie, /^sign_up=/);
  assert.equal((await ask(email.toUpperCase())).json(), false);
  assert.equal((await ask('free@example.test')).json(), true);
  const [name, value = ''] = cookie.split('=', 2);
  cookie = `${name}=${Date.now()}${value.slice(value.indexOf('.'))}`;
  assert.equal((await ask(email)).json(), true, 'a step that we did not sign is none');
  const bad = await ask('nobody');
  assert.deepEqual([bad.statusCode, bad.json().message], [400, 'Please enter a valid email address.']);
});

test('the strength of a password is told, and whether it would be refused', async () => {
  const ask = async (p_password: string, p_own_words?: string[]) =>
    (await rpc('get_password_strength', { p_password, ...(p_own_words ? { p_own_words } : {}) })).json();
  assert.deepEqual(await ask('password1'), { score: 0, is_breached: true });
  assert.deepEqual(await ask('blue heron under 9 bridges'), { score: 4, is_breached: false });
  assert.deepEqual(await ask(''), { score: 0, is_breached: false });
});

test('a leaked password is refused wherever one is set', async () => {
  const member = await web.memberNamed('leaky');
  const signUp = await rpc('sign_up', {
    p_email: 'leak@example.test',
    p_password: 'Password1!',
    p_username: 'leak-er',
  });
  const change = await rpc(
    'change_password',
    { p_current_password: member.password, p_new_password: 'iloveyou1' },
    member.bearer,
  );
  for (const response of [signUp, change])
    assert.deepEqual([response.statusCode, response.json().hint], [400, 'breached_password']);
});

test('a password changes for whoever knows the old one, and ends the other sessions', async () => {
  const member = await web.memberNamed('changing');
  const second = await openTestSession(web.platform, member.id);
  const change = (p_current_password: string, p_new_password: string) =>
    rpc('change_password', { p_current_password, p_new_password }, member.bearer);
  const wrong = await change('not that one', 'a fresh lantern');
  assert.deepEqual([wrong.statusCode, wrong.json().code], [400, '28P01']);
  const short = await change(member.password, 'seven77');
  assert.equal(short.json().message, 'New password must be at least 8 characters long.');
  assert.match((await change(member.password, member.password)).json().message, /must differ/);
  assert.equal((await change(member.password, 'a fresh lantern')).statusCode, 200);
  assert.equal((await rpc('get_session', {}, member.bearer)).json().user.id, member.id);
  assert.equal((await rpc('get_session', {}, second.bearer)).statusCode, 401);
  const signIn = (p_password: string) => rpc('sign_in', { p_email: member.email, p_password });
  assert.equal((await signIn(member.password)).statusCode, 400);
  assert.equal((await signIn('a fresh lantern')).statusCode, 200);
});

test('the old password cannot be guessed through the form either', async () => {
  const member = await web.memberNamed('hijacked');
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await rpc('prove_identity', { p_password: `wrong ${i}` }, member.bearer)).statusCode);
  assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429, 429]);
});

test('sessions are listed with where and when, the last used first, and which is this one', async () => {
  const member = await web.memberNamed('listed');
  const request = { address: '2001:db8:1:2:3:4:5:6', userAgent: 'curl/8' };
  const second = await openTestSession(web.platform, member.id, request);
  await db.query(
    `insert into sessions (id, account_id, token_hash, expires_at) values (gen_random_uuid(), $1, 'over', now())`,
    [member.id],
  );
  const sessions = (await fn('list-user-sessions', {}, member.bearer)).json();
  assert.deepEqual(
    sessions.map((session: Record<string, unknown>) => [
      session.id,
      session.is_current,
      session.ip,
      session.user_agent,
    ]),
    [
      [second.sessionId, false, '2001:db8:1:x', 'curl/8'],
      [member.sessionId, true, '203.0.113.x', sessions[1].user_agent],
    ],
  );
  assert.match(sessions[1].user_agent, /Firefox/);
  assert.match(sessions[1].country_code, /^[A-Z]{2}$/);
  for (const name of ['created_at', 'updated_at']) assert.ok(!Number.isNaN(Date.parse(sessions[0][name])));
});

test('one ends a session of one’s own, and nobody else’s', async () => {
  const member = await web.memberNamed('owner');
  const other = await web.memberNamed('other-one');
  const revoke = (session_id: string) => fn('revoke-user-session', { session_id }, member.bearer);
  assert.equal((await revoke(other.sessionId)).statusCode, 404);
  assert.equal((await rpc('get_session', {}, other.bearer)).json().user.id, other.id);
  const second = await openTestSession(web.platform, member.id);
  assert.deepEqual((await revoke(second.sessionId)).json(), { success: true });
  assert.equal((await revoke(second.sessionId)).statusCode, 404);
  assert.equal((await rpc('get_session', {}, second.bearer)).statusCode, 401);
});
