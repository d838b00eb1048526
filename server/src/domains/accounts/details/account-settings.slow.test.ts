import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestSession, type TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { presentUsername } from '../index.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const details = (member: TestMember, payload: object) => ask('update_account_details', payload, member);

test('details that differ are saved, and the rest stays', async () => {
  const member = await web.memberNamed('mio', { displayName: 'Mio' });
  const { first_name, last_name, display_name, username } = (
    await details(member, { p_first_name: ' Mio ', p_last_name: 'Aoki' })
  ).body;
  assert.deepEqual([first_name, last_name, display_name, username], ['Mio', 'Aoki', 'Mio', 'mio']);
  const emptied = (await details(member, { p_display_name: '  ', p_first_name: null })).body;
  assert.deepEqual([emptied.display_name, emptied.first_name, emptied.last_name], [null, null, 'Aoki']);
});

test('nothing that differs is told as such', async () => {
  const member = await web.memberNamed('same', { displayName: 'Same' });
  for (const payload of [{}, { p_display_name: ' Same ' }, { p_username: 'same' }, { p_first_name: '' }]) {
    const response = await details(member, payload);
    assert.deepEqual([response.status, response.body.message], [400, 'No changes to save.']);
  }
});

test('a username changes once in 30 days, and the old one leads to the new', async () => {
  const member = await web.memberNamed('old-name');
  assert.equal((await details(member, { p_username: 'New-Name' })).body.username, 'New-Name');
  assert.equal(await presentUsername(db, 'OLD-name'), 'New-Name');
  const soon = await details(member, { p_username: 'third-name' });
  assert.deepEqual(
    [soon.status, soon.body.message],
    [409, 'You can change your username once in 30 days. Try again in 30 days.'],
  );
  await db.query(
    `update accounts set username_changed_at = now() - interval '29 days 1 hour' where id = $1`,
    [member.id],
  );
  assert.match((await details(member, { p_username: 'third-name' })).body.message, /in 1 day\.$/);
  await db.query(`update accounts set username_changed_at = now() - interval '30 days' where id = $1`, [
    member.id,
  ]);
  assert.equal((await details(member, { p_username: 'third-name' })).status, 200);
  assert.equal(await presentUsername(db, 'old-name'), 'third-name');
  assert.equal(await presentUsername(db, 'new-name'), 'third-name');
});

test('a former name is nobody else’s, and its owner can take it back', async () => {
  const member = await web.memberNamed('returning');
  await details(member, { p_username: 'away' });
  const other = await web.memberNamed('wanting');
  for (const response of [
    await details(other, { p_username: 'Returning' }),
    await ask(
      'sign_up',
      { p_email: 'x@example.test', p_password: 'a lantern out', p_username: 'returning' },
      null,
    ),
  ])
    assert.deepEqual([response.status, response.body.message], [409, 'This username is already taken.']);
  await db.query(`update accounts set username_changed_at = null where id = $1`, [member.id]);
  assert.equal((await details(member, { p_username: 'returning' })).status, 200);
  assert.equal(await presentUsername(db, 'away'), 'returning');
  assert.equal(await presentUsername(db, 'returning'), null);
});

test('two who want the same name at the same moment: one has it', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, (_, i) => web.memberNamed(`rival-${i}`)));
  const answers = await Promise.all(members.map((member) => details(member, { p_username: 'the-prize' })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409]);
});

test('a new name is on the member’s next page', async () => {
  const member = await web.memberNamed('before');
  await ask('get_session', {}, { cookie: member.cookie });
  await details(member, { p_username: 'after-that' });
  const seen = await ask('get_session', {}, { cookie: member.cookie });
  assert.equal(seen.body.user!.username, 'after-that');
});

test('availability of a username is told in the words of the form', async () => {
  const member = await web.memberNamed('taken-name');
  const told = async (p_username_input: string, headers = {}) =>
    (await ask('check_username_availability', { p_username_input }, headers)).body;
  const cases: [string, boolean, string][] = [
    ['free-name', true, 'Username is available.'],
    [' Taken-Name ', false, 'This username is already taken.'],
    ['ab', false, 'Username must be at least 3 characters.'],
    ['admin', false, 'Username not available.'],
  ];
  for (const [name, is_available, status_message] of cases)
    assert.deepEqual(await told(name), [{ is_available, status_message }]);
  assert.equal(
    (await told('TAKEN-name', member.bearer))[0]!.is_available,
    true,
    'one’s own name is free to oneself',
  );
});

test('availability of an address is true or false, and an address that is none is refused', async () => {
  const { email } = await web.memberNamed('reachable');
  let cookie = '';
  const told = (p_email: string) => ask('check_email_availability', { p_email }, cookie ? { cookie } : {});
  assert.equal((await told(email)).body, true, 'a stranger is told nothing');
  const begun = await ask('check_username_availability', { p_username_input: 'a-free-name' }, null);
  cookie = String([begun.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
  assert.match(cookie, /^sign_up=/);
  assert.equal((await told(email.toUpperCase())).body, false);
  assert.equal((await told('free@example.test')).body, true);
  const [name, value = ''] = cookie.split('=', 2);
  cookie = `${name}=${Date.now()}${value.slice(value.indexOf('.'))}`;
  assert.equal((await told(email)).body, true, 'a step that we did not sign is none');
  const bad = await told('nobody');
  assert.deepEqual([bad.status, bad.body.message], [400, 'Please enter a valid email address.']);
});

test('the strength of a password is told, and whether it would be refused', async () => {
  const told = async (p_password: string, p_own_words?: string[]) =>
    (await ask('get_password_strength', { p_password, ...(p_own_words ? { p_own_words } : {}) }, null)).body;
  assert.deepEqual(await told('password1'), { score: 0, is_breached: true });
  assert.deepEqual(await told('blue heron under 9 bridges'), { score: 4, is_breached: false });
  assert.deepEqual(await told(''), { score: 0, is_breached: false });
});

test('a leaked password is refused wherever one is set', async () => {
  const member = await web.memberNamed('leaky');
  const signUp = await ask(
    'sign_up',
    { p_email: 'leak@example.test', p_password: 'Password1!', p_username: 'leak-er' },
    null,
  );
  const change = await ask(
    'change_password',
    { p_current_password: member.password, p_new_password: 'iloveyou1' },
    member,
  );
  for (const response of [signUp, change])
    assert.deepEqual([response.status, response.body.hint], [400, 'breached_password']);
});

test('a password changes for whoever knows the old one, and ends the other sessions', async () => {
  const member = await web.memberNamed('changing');
  const second = await openTestSession(web.platform, member.id);
  const change = (p_current_password: string, p_new_password: string) =>
    ask('change_password', { p_current_password, p_new_password }, member);
  const wrong = await change('not that one', 'a fresh lantern');
  assert.deepEqual([wrong.status, wrong.body.code], [400, '28P01']);
  const short = await change(member.password, 'seven77');
  assert.equal(short.body.message, 'New password must be at least 8 characters long.');
  assert.match((await change(member.password, member.password)).body.message, /must be different/);
  assert.equal((await change(member.password, 'a fresh lantern')).status, 200);
  assert.equal((await ask('get_session', {}, member)).body.user!.id, member.id);
  assert.equal((await ask('get_session', {}, second)).status, 401);
  const signIn = (p_password: string) => ask('sign_in', { p_email: member.email, p_password }, null);
  assert.equal((await signIn(member.password)).status, 400);
  assert.equal((await signIn('a fresh lantern')).status, 200);
});

test('the old password cannot be guessed through the form either', async () => {
  const member = await web.memberNamed('hijacked');
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await ask('prove_identity', { p_password: `wrong ${i}` }, member)).status);
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
  const sessions = (await ask('list-user-sessions', {}, member)).body;
  assert.deepEqual(
    sessions.map((session) => [session.id, session.is_current, session.ip, session.user_agent]),
    [
      [second.sessionId, false, '2001:db8:1:x', 'curl/8'],
      [member.sessionId, true, '203.0.113.x', sessions[1]!.user_agent],
    ],
  );
  assert.match(sessions[1]!.user_agent, /Firefox/);
  assert.match(String(sessions[1]!.country_code), /^[A-Z]{2}$/);
  for (const name of ['created_at', 'updated_at'] as const)
    assert.ok(!Number.isNaN(Date.parse(sessions[0]![name])));
});

test('one ends a session of one’s own, and nobody else’s', async () => {
  const member = await web.memberNamed('owner');
  const other = await web.memberNamed('other-one');
  const revoke = (session_id: string) => ask('revoke-user-session', { session_id }, member);
  assert.equal((await revoke(other.sessionId)).status, 404);
  assert.equal((await ask('get_session', {}, other)).body.user!.id, other.id);
  const second = await openTestSession(web.platform, member.id);
  assert.deepEqual((await revoke(second.sessionId)).body, { success: true });
  assert.equal((await revoke(second.sessionId)).status, 404);
  assert.equal((await ask('get_session', {}, second)).status, 401);
});
