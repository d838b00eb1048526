import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { cleanUpAccounts } from '#server/domains/accounts/leaving/clean-accounts.ts';
import { recountSearch } from '#server/domains/discovery/index.ts';
import { insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeLetter, takeMail } from '#tests/support/test-mail.ts';
import { openTestSession, type TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
beforeEach(() => takeMail(web.platform));
const leave = (member: TestMember, more: object = {}) =>
  ask('request_account_deletion', { p_confirmation: 'DELETE MY ACCOUNT', ...more }, member);
const signIn = (member: TestMember) =>
  ask('sign_in', { p_email: member.email, p_password: member.password }, null);
const daysPass = (member: TestMember, days: number) =>
  db.query(
    `update accounts set deletion_requested_at = deletion_requested_at - make_interval(days => $2) where id = $1`,
    [member.id, days],
  );
const clean = () => cleanUpAccounts(web.platform, new AbortController().signal);

test('leaving asks for the exact words, and for the password or a fresh sign-in', async () => {
  const member = await web.memberNamed('hasty');
  for (const p_confirmation of ['delete my account', 'DELETE MY ACCOUNT ', 'DELETE', '']) {
    const response = await leave(member, { p_confirmation });
    assert.deepEqual([response.status, response.body.message], [400, 'Confirmation text does not match.']);
  }
  assert.equal((await leave(member, { p_password: 'wrong' })).status, 400);
  await db.query(`update sessions set proven_at = now() - interval '6 minutes' where id = $1`, [
    member.sessionId,
  ]);
  assert.equal((await leave(member)).body.hint, 'reauthentication_needed');
  assert.equal((await leave(member, { p_password: member.password })).status, 200);
});

test('a leaving account ends its sessions, is told by mail, and can be kept for 14 days', async () => {
  const member = await web.memberNamed('doubtful');
  const { deletion_at } = (await leave(member)).body;
  const days = (Date.parse(deletion_at) - Date.now()) / 86_400_000;
  assert.ok(days > 13.9 && days <= 14);
  assert.equal((await ask('get_session', {}, member)).status, 401);
  assert.match(
    (await takeLetter(web.platform, 'deletion-requested', member.email)).text,
    /We’ll delete your account on \d+ \w+ \d{4}/,
  );
  await daysPass(member, 13);
  await clean();
  const back = await signIn(member);
  assert.ok(back.body.user!.deletion_at);
  const cookie =
    [back.headers['set-cookie']]
      .flat()
      .find((one) => one?.startsWith('session='))
      ?.split(';', 1)[0] ?? '';
  assert.deepEqual((await ask('cancel_account_deletion', {}, { cookie })).body, { stays: true });
  assert.deepEqual((await ask('cancel_account_deletion', {}, { cookie })).body, { stays: false });
  await clean();
  assert.equal((await ask('get_session', {}, { cookie })).body.user!.deletion_at, null);
  const rows = await db.query<{ leaving_at: Date | null }>('select leaving_at from profiles where id = $1', [
    member.id,
  ]);
  assert.equal(rows[0]?.leaving_at, null);
});

test('whoever is leaving is seen by themselves alone until they stay or are gone', async () => {
  const member = await web.memberNamed('fading');
  await ask('create-stream-post', { content: 'Still here.' }, member);
  await leave(member);
  const back = await openTestSession(web.platform, member.id);
  const profile = async (headers: Record<string, string> = {}) =>
    (await ask('getPublicProfile', { username: 'fading' }, headers)).status;
  const posts = async (headers: Record<string, string> = {}) =>
    (await ask('get-stream-posts', { userId: member.id }, headers)).text.includes('Still here.');
  assert.deepEqual([await profile(), await posts()], [404, false]);
  assert.deepEqual([await profile(back.bearer), await posts(back.bearer)], [200, true]);
  await ask('cancel_account_deletion', {}, back);
  assert.deepEqual([await profile(), await posts()], [200, true]);
});

test('after 14 days the account and all that was its owner’s is gone, and counts follow', async () => {
  const other = await web.memberNamed('who-stays');
  const member = await web.memberNamed('who-goes', { displayName: 'Unmistakable Name', role: 'creator' });
  const theirs = await buildVideo(web.platform, { title: 'Stays here', uploaderId: other.id });
  const own = await buildVideo(web.platform, {
    title: 'Goes too',
    description: 'Of who-goes.',
    uploaderId: member.id,
  });
  await ask('toggle_like_video', { p_video_id: theirs.id }, member);
  await ask('toggle_favorite_video', { p_video_id: theirs.id }, member);
  await ask('toggle_subscription', { p_uploader_id: other.id }, member);
  await ask('toggle_subscription', { p_uploader_id: member.id }, other);
  const comment = await ask(
    'create_comment',
    { p_video_id: theirs.id, p_content: 'An unmistakable sentence.' },
    member,
  );
  assert.equal(comment.status, 200, comment.text);
  await ask(
    'submit-video-report',
    { video_id: theirs.id, reason_category: 'COPYRIGHT', custom_reason_text: null },
    member,
  );
  await ask('create-stream-post', { content: 'An unmistakable post.' }, member);
  const album = await ask('create_album', { p_name: 'An unmistakable album' }, member);
  const photo = await insertTestPhoto(web.platform, member.id, album.body.id);
  const picture = `media/avatars/${member.id}/x.webp`;
  await web.platform.storage.put(picture, 'a picture');
  await db.query(`update profiles set avatar_key = $2, avatar_path = 'x' where id = $1`, [
    member.id,
    picture,
  ]);
  await ask('update_preferences', { p_preferences: { shortcuts: false } }, member);
  await ask('update_account_details', { p_username: 'who-went' }, member);
  await leave(member);
  await daysPass(member, 14);
  const other_before = await db.query<{ n: number }>(
    'select subscribers_count as n from profiles where id = $1',
    [other.id],
  );
  assert.equal(other_before[0]?.n, 1);
  assert.deepEqual(await clean(), { deleted: 1 });
  await takeLetter(web.platform, 'account-deleted', member.email);
  const removals = await db.query<{ key: string }>(
    `select data ->> 'key' as key from jobs.job where name = 'drop-picture'`,
  );
  const photos = ['', '-small'].map((size) => `private/photos/${member.id}/${photo}${size}.webp`);
  assert.deepEqual(
    removals.map(({ key }) => key).sort(),
    [picture, ...photos].sort(),
    'the worker removes the files',
  );

  const video = await db.query<{ like_count: number }>('select like_count from videos where id = $1', [
    theirs.id,
  ]);
  const follows = await db.query<{ n: number }>('select subscribers_count as n from profiles where id = $1', [
    other.id,
  ]);
  assert.deepEqual([video[0]?.like_count, follows[0]?.n], [0, 0]);
  assert.equal((await ask('get_video_details_by_slug', { p_slug: own.slug }, null)).status, 410);
  assert.equal((await signIn(member)).status, 400);
  assert.equal((await signIn(other)).status, 200);

  // Words that no video has any longer go within a day.
  await recountSearch(db);
  // Nothing that names or quotes them is left in any table, in whatever column.
  const tables = await db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    const found = await db.query(
      `select from ${name} t where to_jsonb(t)::text ilike any (array['%who-goes%', '%who-went%', '%unmistakable%', '%' || $1 || '%'])`,
      [member.id],
    );
    if (found.length > 0) traces.push(name);
  }
  assert.deepEqual(traces, []);
  // The report stays for the operator, without its author.
  assert.equal(
    (await db.query('select from reports where target_id = $1 and reporter_id is null', [theirs.id])).length,
    1,
  );
  const again = await ask(
    'sign_up',
    { p_email: member.email, p_password: member.password, p_username: 'who-goes' },
    null,
  );
  assert.equal(again.status, 200, 'address and names are free again');
});

test('every table that refers to members lets go of them', async () => {
  // `no action` would stop a deletion; these are emptied by a reaction first.
  const handled = ['accounts.id', 'videos.uploader_id'];
  const rows = await db.query<{ reference: string }>(
    `select c.conrelid::regclass || '.' || a.attname as reference
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid in ('profiles'::regclass, 'accounts'::regclass)
       and c.confdeltype not in ('c', 'n') order by 1`,
  );
  assert.deepEqual(
    rows.map(({ reference }) => reference),
    handled,
  );
});

test('every reference to members has an index, so that a deletion reads no whole table', async () => {
  const rows = await db.query<{ reference: string }>(
    `select c.conrelid::regclass || '.' || a.attname as reference
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid in ('profiles'::regclass, 'accounts'::regclass)
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)
     order by 1`,
  );
  assert.deepEqual(rows, []);
});

test('one account that cannot be deleted does not keep the others', async () => {
  const stuck = await web.memberNamed('stuck');
  const free = await web.memberNamed('free-to-go');
  await leave(stuck);
  await leave(free);
  await daysPass(stuck, 15);
  await daysPass(free, 14);
  await db.query(`create table hold (member_id uuid references profiles (id))`);
  await db.query(`insert into hold values ($1)`, [stuck.id]);
  await assert.rejects(clean(), new RegExp(`${stuck.id}: .*"hold"`));
  const left = await db.query('select id from accounts where id in ($1, $2)', [stuck.id, free.id]);
  assert.deepEqual(left, [{ id: stuck.id }], 'whole, to be tried again');
  await db.query('drop table hold');
  assert.deepEqual(await clean(), { deleted: 1 });
});

test('the last admin cannot leave, and another can', async () => {
  const first = await web.memberNamed('first-admin', { role: 'admin' });
  assert.equal((await leave(first)).status, 409);
  const second = await web.memberNamed('second-admin', { role: 'admin' });
  assert.equal((await leave(first)).status, 200);
  assert.equal((await leave(second)).status, 409, 'who is leaving is no admin to count on');
});

test('an account that nobody ever entered or confirmed gives its names back after a week', async () => {
  const never = await web.memberNamed('never', { role: 'unverified_member' });
  const entered = await web.memberNamed('entered', { role: 'unverified_member' });
  await db.query(`update accounts set created_at = now() - interval '8 days' where id = any($1::uuid[])`, [
    [never.id, entered.id],
  ]);
  await db.query('delete from sessions where account_id = $1', [never.id]);
  assert.deepEqual(await clean(), { deleted: 1 });
  assert.equal((await db.query('select from accounts where id = $1', [entered.id])).length, 1);
  assert.deepEqual(await takeMail(web.platform), []);
});

test('what has had its time is cleaned away', async () => {
  const member = await web.memberNamed('tidy');
  await db.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [
    member.sessionId,
  ]);
  await db.query(
    `insert into account_tokens (token_hash, account_id, purpose, expires_at) values ('x', $1, 'y', now() - interval '1 second')`,
    [member.id],
  );
  await db.query(`insert into passkey_challenges values ('x', null, now() - interval '1 second')`);
  await db.query(
    `insert into throttles (key, failures, last_failure_at) values ('x', 1, now() - interval '2 days')`,
  );
  await clean();
  for (const [table, condition] of [
    ['sessions', 'expires_at < now()'],
    ['account_tokens', 'expires_at < now()'],
    ['passkey_challenges', 'expires_at < now()'],
    ['throttles', `last_failure_at < now() - interval '1 day'`],
  ] as const)
    assert.equal((await db.query(`select from ${table} where ${condition}`)).length, 0, table);
});
