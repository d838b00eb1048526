import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deletePictureJob } from '#server/domains/profiles/pictures/delete-picture.job.ts';
import { adminCommands } from '#server/main/admin/commands.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { freshPicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const mio = await web.memberNamed('mio');
const minor = 'POTENTIALLY_FEATURES_MINOR';

const report = (id: string, reason = minor, member: TestMember | null = mio) =>
  ask('submit-report', { target_kind: 'profile', target_id: id, reason_category: reason }, member);
const profileOf = (username: string, member: TestMember | null = mio) =>
  ask('getPublicProfile', { username }, member);
async function decide(outcome: 'dismiss' | 'uphold', id: string): Promise<void> {
  await adminCommands.find(({ name }) => name === 'reports')?.run(web.platform, [outcome, id], () => {});
}

async function upload(member: TestMember, name: string) {
  return web.app.inject({
    method: 'POST',
    url: `/storage/v1/object/avatars/${member.id}/${name}.png`,
    headers: { ...member.bearer, 'content-type': 'image/png' },
    payload: await freshPicture({ width: 200, height: 200 }),
  });
}
/** A member who shows themselves by a name and a picture. */
async function shown(name: string): Promise<TestMember> {
  const member = await web.memberNamed(name);
  assert.equal((await upload(member, 'first')).statusCode, 200);
  await db.query('update profiles set display_name = $2 where id = $1', [member.id, `The ${name}`]);
  return member;
}

test('a report about a minor takes names, pictures and page out of sight, and dismissing it puts all back', async () => {
  const ren = await shown('ren');
  const before = (await profileOf('ren')).body;
  const picture = (member: TestMember | null = null) =>
    web.app.inject({ url: before.avatar_url!, headers: member?.bearer ?? {} });
  assert.equal((await picture()).statusCode, 200);
  const { body, status } = await report(ren.id);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal((await profileOf('ren')).status, 404);
  const own = (await profileOf('ren', ren)).body;
  assert.deepEqual([own.display_name, own.avatar_url], [null, null]);
  await web.caughtUp();
  for (const member of [null, mio, ren, await web.memberNamed('plain', { role: 'admin' })])
    assert.equal((await picture(member)).statusCode, 404, 'nor is its picture sent by the address it had');
  const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
  const looked = await picture(guardian);
  assert.deepEqual([looked.statusCode, looked.headers['cache-control']], [200, 'private, no-store']);
  await ask('create-stream-post', { content: 'Still here' }, ren);
  const posts = await ask('get-stream-posts', { userId: ren.id }, mio);
  assert.deepEqual(posts.body, []);
  await decide('dismiss', body.report_id);
  const { display_name, avatar_url } = (await profileOf('ren')).body;
  assert.deepEqual([display_name, avatar_url], [before.display_name, before.avatar_url]);
  await web.caughtUp();
  assert.equal((await picture()).statusCode, 200);
});

test('while it is held neither name nor picture can be changed', async () => {
  const kai = await shown('kai');
  await report(kai.id);
  await db.query(`update profiles set avatar_changed_at = now() - interval '2 days' where id = $1`, [kai.id]);
  const picture = await upload(kai, 'second');
  assert.equal(picture.statusCode, 409, picture.body);
  const name = await ask('update_account_details', { p_display_name: 'Somebody' }, kai);
  assert.equal(name.status, 409, JSON.stringify(name.body));
  assert.match(name.body.message, /until|before/);
});

test('upholding takes name and picture away for good, and the page is back without them', async () => {
  const ann = await shown('ann');
  const { body } = await report(ann.id, 'COPYRIGHT');
  assert.equal((await profileOf('ann')).status, 200, 'other reasons wait for somebody to look');
  const [{ avatar_key } = { avatar_key: '' }] = await db.query<{ avatar_key: string }>(
    'select avatar_key from profiles where id = $1',
    [ann.id],
  );
  await decide('uphold', body.report_id);
  const { display_name, avatar_url } = (await profileOf('ann')).body;
  assert.deepEqual([display_name, avatar_url], [null, null]);
  const waiting = await db.query<{ data: { key: string } }>('select data from jobs.job where name = $1', [
    deletePictureJob.name,
  ]);
  assert.deepEqual(
    waiting.map(({ data }) => data.key),
    [avatar_key],
  );
  assert.equal((await upload(ann, 'third')).statusCode, 429, 'an avatar is still changed once a day');
});

test('nobody who is leaving or not there can be reported', async () => {
  const eve = await shown('eve');
  await db.query('update profiles set leaving_at = now() where id = $1', [eve.id]);
  assert.equal((await report(eve.id)).status, 404);
});
