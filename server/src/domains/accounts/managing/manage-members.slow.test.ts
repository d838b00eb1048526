import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '#contract/calls.ts';
import { type Role, roles } from '#contract/roles.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeLetter } from '#tests/support/test-mail.ts';
import { openTestSession, type TestMember, testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const logIn = (member: TestMember) =>
  ask('sign_in', { p_email: member.email, p_password: testPassword }, null);
const isIn = async (member: TestMember): Promise<boolean> =>
  (await ask('get_session', {}, member)).status === 200;
const acts = (id: string) =>
  db.query<{ act: string; actor_name: string; summary: string }>(
    'select act, actor_name, summary from admin_acts where target_id = $1 order by id',
    [id],
  );

test('users are found by parts of names and addresses, whatever their case and signs', async () => {
  const one = await web.memberNamed('Paper_Fox', { email: 'fox@post.example' });
  const two = await web.memberNamed('paperXfox', { email: 'x.100%@post.example' });
  const found = async (term: string) =>
    (await ask('get_users', { search_term: term }, admin)).body.map(({ id }) => id).sort();
  assert.deepEqual(await found('PAPER'), [one.id, two.id].sort());
  assert.deepEqual(await found('r_f'), [one.id], 'an underscore is itself');
  assert.deepEqual(await found('100%@'), [two.id], 'and so is a percent sign');
  assert.deepEqual(await found(' @post.EXAMPLE '), [one.id, two.id].sort());
  assert.deepEqual(await found('\\'), []);
  assert.deepEqual(await found('nobody-of-this-name'), []);
});

test('creators who came with a catalogue are found by name, and without one by their role', async () => {
  await web.memberNamed('lantern-fan', { role: 'creator' });
  for (const uploader of ['Lantern_House', 'lantern-shelf']) await buildVideo(web.platform, { uploader });
  const found = async (p_search: string | null) =>
    (await ask('find_catalogue_creators', { p_search }, admin)).body.map(({ username }) => username);
  assert.deepEqual(
    (await found('LANTERN')).sort(),
    ['Lantern_House', 'lantern-shelf'],
    'whoever has an account is no such',
  );
  assert.deepEqual(await found('n_h'), ['Lantern_House']);
  assert.deepEqual((await found(null)).sort(), ['Lantern_House', 'lantern-shelf']);
});

test('a page of users has ten, with the number of all, by role and in any order', async () => {
  for (let i = 0; i < 12; i++)
    await web.memberNamed(`crowd-${String(i).padStart(2, '0')}`, { role: 'publisher' });
  const asked = { search_term: 'crowd-', role_filter: 'publisher', sort_by: 'username', is_ascending: true };
  const first = (await ask('get_users', asked, admin)).body;
  const second = (await ask('get_users', { ...asked, page_number: 2 }, admin)).body;
  assert.equal(first.length, 10);
  assert.deepEqual(
    [...first, ...second].map(({ username }) => username),
    Array.from({ length: 12 }, (_, i) => `crowd-${String(i).padStart(2, '0')}`),
  );
  assert.equal(first[0]!.total_count, 12);
  assert.deepEqual(Object.keys(first[0]!), [
    ...['id', 'username', 'email', 'role', 'is_active', 'created_at', 'last_sign_in_at'],
    ...['deletion_requested_at', 'total_count'],
  ]);
  assert.deepEqual((await ask('get_users', { ...asked, role_filter: 'creator' }, admin)).body, []);
  const { anyOf } = calls.get_users.input.properties.sort_by as unknown as { anyOf: { const: string }[] };
  for (const { const: sort_by } of anyOf)
    for (const is_ascending of [true, false])
      assert.equal((await ask('get_users', { sort_by, is_ascending }, admin)).status, 200, sort_by);
});

test('an admin gives the five roles, and neither makes an admin so nor demotes the last one', async () => {
  const member = await web.memberNamed('riser');
  for (const new_role of [...roles].reverse().filter((role: Role) => role !== 'admin')) {
    assert.deepEqual((await ask('update_user_role', { user_id: member.id, new_role }, admin)).body, {
      id: member.id,
      role: new_role,
    });
  }
  assert.equal((await ask('update_user_role', { user_id: member.id, new_role: 'admin' }, admin)).status, 400);
  const last = await ask('update_user_role', { user_id: admin.id, new_role: 'member' }, admin);
  assert.deepEqual(
    [last.status, last.body.message],
    [409, 'You can’t demote the last admin. Make someone else an admin first.'],
  );
  assert.equal((await acts(admin.id)).length, 0, 'what failed is in no log');
  assert.deepEqual((await acts(member.id)).at(-1), {
    act: 'member.role_changed',
    actor_name: 'keeper',
    summary: 'Gave riser the role unverified_member (was member).',
  });
});

test('a suspension ends every session at once, tells why, and lets nobody in until it is over', async () => {
  const member = await web.memberNamed('spammer');
  const other = { ...member, ...(await openTestSession(web.platform, member.id)) };
  assert.deepEqual([await isIn(member), await isIn(other)], [true, true]);
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  assert.equal(
    (await ask('suspend_user', { p_user_id: member.id, p_reason: '  Spam\n again. ', p_until: until }, admin))
      .status,
    200,
  );
  assert.deepEqual([await isIn(member), await isIn(other)], [false, false]);
  const refused = await logIn(member);
  assert.equal(refused.status, 403);
  assert.match(refused.body.message, /^This account is suspended until .+ UTC\. Reason: Spam again\.$/);
  assert.equal(refused.body.hint, 'account_suspended');
  const wrong = await ask('sign_in', { p_email: member.email, p_password: 'not the password' }, null);
  assert.equal(wrong.body.message, 'Invalid login credentials', 'a stranger learns nothing');

  const [row] = (await ask('get_users', { search_term: 'spammer' }, admin)).body;
  assert.equal(row!.is_active, false);
  const { suspension } = (await ask('get_user_record', { p_user_id: member.id }, admin)).body;
  assert.deepEqual([suspension!.reason, suspension!.until], ['Spam again.', until]);

  await db.query(`update accounts set suspended_until = now() - interval '1 second' where id = $1`, [
    member.id,
  ]);
  assert.equal((await logIn(member)).status, 200, 'it is over');
  assert.equal((await ask('get_users', { search_term: 'spammer' }, admin)).body[0]!.is_active, true);
});

test('a suspension without an end is lifted by an admin', async () => {
  const member = await web.memberNamed('shouter');
  await ask('suspend_user', { p_user_id: member.id, p_reason: 'Shouting.' }, admin);
  assert.match((await logIn(member)).body.message, /^This account is suspended\. Reason: Shouting\.$/);
  await ask('lift_suspension', { p_user_id: member.id }, admin);
  assert.equal((await logIn(member)).status, 200);
  await ask('lift_suspension', { p_user_id: member.id }, admin);
  assert.deepEqual(
    (await acts(member.id)).map(({ act }) => act),
    ['member.suspended', 'member.suspension_lifted'],
    'nothing to lift is no act',
  );
});

test('an admin signs a member out everywhere, who comes back with the password', async () => {
  const member = await web.memberNamed('roamer');
  const other = { ...member, ...(await openTestSession(web.platform, member.id)) };
  const { body } = await ask('sign_out_user', { p_user_id: member.id }, admin);
  assert.deepEqual(body, { user_id: member.id, ended: 2 });
  assert.deepEqual([await isIn(member), await isIn(other)], [false, false]);
  assert.equal((await logIn(member)).status, 200);
  assert.equal((await acts(member.id)).at(-1)?.summary, 'Ended 2 sessions of roamer.');
});

test('no admin shuts out themselves or another admin', async () => {
  const other = await web.memberNamed('second-keeper', { role: 'admin' });
  for (const target of [admin, other])
    for (const [name, payload] of [
      ['suspend_user', { p_reason: 'Mistake.' }],
      ['give_strike', { p_reason: 'Mistake.' }],
    ] as const)
      assert.equal((await ask(name, { p_user_id: target.id, ...payload }, admin)).status, 409, name);
  assert.ok((await isIn(admin)) && (await isIn(other)));
  await ask('update_user_role', { user_id: other.id, new_role: 'member' }, admin);
  assert.equal((await ask('suspend_user', { p_user_id: other.id, p_reason: 'Now.' }, admin)).status, 200);
});

test('an admin is made by whoever proves who they are, of a member with a confirmed address', async () => {
  const member = await web.memberNamed('heir');
  const unconfirmed = await web.memberNamed('stranger', { role: 'unverified_member' });
  await db.query(`update sessions set proven_at = now() - interval '1 day' where account_id = $1`, [
    admin.id,
  ]);
  const bare = await ask('grant_admin_role', { p_user_id: member.id }, admin);
  assert.deepEqual([bare.status, bare.body.hint], [403, 'reauthentication_needed']);
  assert.equal(
    (await ask('grant_admin_role', { p_user_id: member.id, p_password: 'wrong password' }, admin)).status,
    400,
  );
  const proven = { p_password: testPassword };
  assert.equal((await ask('grant_admin_role', { p_user_id: unconfirmed.id, ...proven }, admin)).status, 409);
  assert.equal((await ask('grant_admin_role', { p_user_id: member.id, ...proven }, admin)).status, 200);
  assert.equal((await ask('get_users', {}, member)).status, 200, 'the new one is at once');
  await ask('update_user_role', { user_id: member.id, new_role: 'member' }, admin);
});

test('strikes are told of by mail, notes are for admins alone, and both can be taken back', async () => {
  const member = await web.memberNamed('warned');
  const strike = (await ask('give_strike', { p_user_id: member.id, p_reason: 'Link spam.' }, admin)).body;
  const note = (await ask('add_user_note', { p_user_id: member.id, p_text: ' Second time. ' }, admin)).body;
  const record = (await ask('get_user_record', { p_user_id: member.id }, admin)).body;
  assert.deepEqual(
    [record.strikes.length, record.strikes[0]!.reason, record.strikes[0]!.given_by],
    [1, 'Link spam.', 'keeper'],
  );
  assert.deepEqual([record.notes[0]!.text, record.notes[0]!.written_by], ['Second time.', 'keeper']);
  const { text } = await takeLetter(web.platform, 'statement', member.email);
  assert.match(text, /Link spam\./);
  assert.doesNotMatch(text, /Second time/);
  await ask('take_strike_back', { p_strike_id: strike.strike_id }, admin);
  await ask('delete_user_note', { p_note_id: note.note_id }, admin);
  const after = (await ask('get_user_record', { p_user_id: member.id }, admin)).body;
  assert.deepEqual([after.strikes, after.notes], [[], []]);
  assert.equal((await ask('take_strike_back', { p_strike_id: strike.strike_id }, admin)).status, 404);
  for (const { summary } of await acts(member.id)) assert.doesNotMatch(summary, /Second time/);
});

test('the right to upload is granted and taken, on record', async () => {
  await ask('prove_identity', { p_password: testPassword }, admin);
  const member = await web.memberNamed('painter');
  await ask('set_upload_right', { p_user_id: member.id, p_can_upload_videos: true }, admin);
  assert.equal((await ask('get_user_record', { p_user_id: member.id }, admin)).body.can_upload_videos, true);
  await ask('set_upload_right', { p_user_id: member.id, p_can_upload_videos: false }, admin);
  assert.equal((await ask('get_user_record', { p_user_id: member.id }, admin)).body.can_upload_videos, false);
  assert.deepEqual(
    (await acts(member.id)).map(({ act }) => act),
    ['member.upload_granted', 'member.upload_taken'],
  );
});

test('the log tells what was done, by words, by who did it, by act and by target, a page at a time', async () => {
  const member = await web.memberNamed('logged');
  for (let i = 0; i < 3; i++) {
    await ask('set_upload_right', { p_user_id: member.id, p_can_upload_videos: true }, admin);
    await ask('set_upload_right', { p_user_id: member.id, p_can_upload_videos: false }, admin);
  }
  const log = async (filter: object): Promise<{ id: number; act: string; summary: string }[]> =>
    (await ask('list_admin_acts', filter, admin)).body;
  const all = await log({ p_target_kind: 'member', p_target_id: member.id });
  assert.equal(all.length, 6);
  assert.deepEqual(all[0]?.act, 'member.upload_taken', 'the latest first');
  assert.equal((await log({ p_search: 'ALLOWED LOGGED' })).length, 3);
  assert.equal((await log({ p_act: 'member.upload_granted', p_target_id: member.id })).length, 3);
  assert.equal((await log({ p_act: 'member', p_target_id: member.id })).length, 6);
  assert.deepEqual(await log({ p_act: 'video' }), []);
  assert.deepEqual(await log({ p_actor: 'nobody' }), []);
  assert.ok((await log({ p_actor: 'KEEPER' })).length >= 6);
  assert.deepEqual(await log({ p_search: '%' }), [], 'a percent sign is itself');
  const first = await log({ p_target_id: member.id, p_limit: 4 });
  const second = await log({ p_target_id: member.id, p_limit: 4, p_before: first.at(-1)?.id });
  assert.deepEqual(
    [...first, ...second].map(({ id }) => id),
    all.map(({ id }) => id),
  );
});
