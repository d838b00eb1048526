import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanUpAccounts } from '#server/domains/accounts/leaving/clean-accounts.ts';
import { releaseEvidence } from '#server/domains/moderation/evidence/release-evidence.ts';
import { cleanProfilesHandler } from '#server/domains/profiles/clean-profiles.handler.ts';
import { createDeletePictureHandler } from '#server/domains/profiles/pictures/delete-picture.handler.ts';
import { deletePictureJob } from '#server/domains/profiles/pictures/delete-picture.job.ts';
import { createRestorePictureHandler } from '#server/domains/profiles/pictures/restore-picture.handler.ts';
import { otherForms } from '#server/kit/picture-names.ts';
import { adminCommands } from '#server/main/admin/commands.ts';
import { sealedKey } from '#server/platform/evidence/evidence.ts';
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

async function upload(member: TestMember, name: string, side = 200) {
  return web.app.inject({
    method: 'POST',
    url: `/storage/v1/object/avatars/${member.id}/${name}.png`,
    headers: { ...member.bearer, 'content-type': 'image/png' },
    payload: await freshPicture({ width: side, height: side }),
  });
}
/** A member who shows themselves by a name and a picture. */
async function shown(name: string, side = 200): Promise<TestMember> {
  const member = await web.memberNamed(name);
  assert.equal((await upload(member, 'first', side)).statusCode, 200);
  await db.query('update profiles set display_name = $2, bio = $3, links = $4 where id = $1', [
    member.id,
    `The ${name}`,
    `I am ${name}.`,
    ['https://a.example/'],
  ]);
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
  assert.deepEqual([own.display_name, own.avatar_url, own.bio, own.links], [null, null, null, []]);
  assert.equal((await ask('update_profile', { p_bio: 'Another' }, ren)).status, 409);
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
  const { display_name, avatar_url, bio, links } = (await profileOf('ren')).body;
  assert.deepEqual(
    [display_name, avatar_url, bio, links],
    [before.display_name, before.avatar_url, 'I am ren.', ['https://a.example/']],
  );
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

test('upholding takes name and picture away, and the page is back without them', async () => {
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

const { platform } = web;
const { storage } = platform;
/** Runs the jobs that move and delete pictures, twice: one whose end was lost runs again. */
async function moveFiles(): Promise<void> {
  for (const handler of [createDeletePictureHandler(platform), createRestorePictureHandler(platform)])
    for (const { data } of await db.query<{ data: { key: string } }>(
      'with taken as (delete from jobs.job where name = $1 returning data) select data from taken',
      [handler.job.name],
    ))
      for (let n = 0; n < 2; n++)
        await handler.run({ payload: data, signal: AbortSignal.timeout(9000) } as Parameters<
          typeof handler.run
        >[0]);
}
/** A member whose look was taken down by a decision, which can be decided anew. */
async function takenDown(member: TestMember) {
  const keeper = await web.memberNamed(`${member.username}-keeper`, { role: 'admin' });
  await report(member.id, 'HATEFUL_INFLAMMATORY');
  const [row] = await db.query<{ key: string; caseId: string }>(
    `select avatar_key as key, (select id from cases where target_id = $1) as "caseId" from profiles where id = $1`,
    [member.id],
  );
  const { key, caseId } = row!;
  const decision = { p_case_id: caseId, p_ground: 'HATEFUL_INFLAMMATORY', p_explanation: 'It is loud.' };
  const { status, body } = await ask(
    'decide_case',
    { ...decision, p_outcome: 'upheld', p_target_action: 'remove' },
    keeper,
  );
  assert.equal(status, 200, JSON.stringify(body));
  await moveFiles();
  assert.deepEqual(
    [(await storage.stat(key)) === null, (await storage.stat(sealedKey(key))) === null],
    [true, false],
  );
  const undo = async () => {
    await ask('reopen_case', { p_case_id: caseId, p_reason: 'A second look.' }, keeper);
    assert.equal(
      (await ask('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper)).status,
      200,
    );
    await moveFiles();
  };
  return { member, key, undo };
}
const lookOf = async (id: string) =>
  (
    await db.query<{ display_name: string | null; avatar_key: string | null }>(
      'select display_name, avatar_key from profiles where id = $1',
      [id],
    )
  )[0];

test('a decision that is undone puts names and pictures back, and the pictures are no longer barred', async () => {
  const { member, key, undo } = await takenDown(await shown('uta'));
  assert.deepEqual(await lookOf(member.id), { display_name: null, avatar_key: null });
  const barred = async () =>
    (await db.query('select from stay_down_entries where reason = $1', ['It is loud.'])).length;
  assert.equal(await barred(), 1);
  // What was evidence until it was decided is released within the hour.
  const release = () => releaseEvidence(platform, AbortSignal.timeout(9000));
  await release();
  await moveFiles();
  await undo();
  assert.deepEqual(await lookOf(member.id), { display_name: 'The uta', avatar_key: key });
  await release();
  await moveFiles();
  assert.deepEqual(
    [(await storage.stat(key)) === null, (await storage.stat(sealedKey(key))) === null, await barred()],
    [false, true, 0],
  );
  const { avatar_url } = (await profileOf('uta')).body;
  await web.caughtUp();
  assert.equal((await web.app.inject({ url: avatar_url! })).statusCode, 200);
});

test('a picture that came back has all its forms, also after a process was killed or a deletion was late', async () => {
  const { member, key, undo } = await takenDown(await shown('sora', 700));
  await undo();
  const forms = otherForms(key).map((other) => other.key);
  assert.ok(forms.length > 0);
  const there = async () =>
    Promise.all([key, ...forms].map(async (one) => (await storage.stat(one)) !== null));
  const all = [key, ...forms].map(() => true);
  assert.deepEqual(await there(), all);
  const job = { payload: { key }, signal: AbortSignal.timeout(9000) };
  const run = (handler: { run(job: never): Promise<void> }) => handler.run(job as never);
  await storage.delete(forms.at(-1)!);
  await run(createRestorePictureHandler(platform));
  assert.deepEqual(await there(), all, 'a form that is missing is made');
  // Killed while it makes the forms: its own file isn't there yet, so that the next attempt makes them.
  await storage.put(sealedKey(key), (await storage.get(key))!, 'image/webp');
  for (const one of [key, ...forms]) await storage.delete(one);
  const dying: typeof storage = {
    ...storage,
    put: async (one, ...rest) => {
      if (one === forms.at(-1)) throw new Error('killed');
      return storage.put(one, ...rest);
    },
  };
  await assert.rejects(run(createRestorePictureHandler({ db, storage: dying })), /killed/);
  assert.equal(await storage.stat(key), null);
  await run(createRestorePictureHandler(platform));
  assert.deepEqual(await there(), all);
  // A deletion that began while it was away, and takes the forms once it is shown again.
  await db.query('update removed_looks set put_back_at = null where profile_id = $1', [member.id]);
  const late = {
    ...platform,
    storage: {
      ...storage,
      delete: async (one: string) => {
        await storage.delete(one);
        if (one === key) {
          await db.query('update removed_looks set put_back_at = now() where profile_id = $1', [member.id]);
          await run(createRestorePictureHandler(platform));
        }
      },
    },
  };
  await run(createDeletePictureHandler(late));
  await moveFiles();
  assert.deepEqual(await there(), all, 'what a late deletion took is made again');
});

test('what a member shows since then stays, and the rest comes back', async () => {
  const { member, key, undo } = await takenDown(await shown('nao'));
  await db.query(`update profiles set display_name = 'Somebody new' where id = $1`, [member.id]);
  await undo();
  assert.deepEqual(await lookOf(member.id), { display_name: 'Somebody new', avatar_key: key });
});

test('after half a year it is deleted, unless it is evidence, and with its member at once', async () => {
  // All there before the first is barred: their pictures look alike.
  const members = [await shown('old'), await shown('held'), await shown('leaver')] as const;
  const [old, held, leaver] = [
    await takenDown(members[0]),
    await takenDown(members[1]),
    await takenDown(members[2]),
  ];
  const guardian = await web.memberNamed('holder', { role: 'admin' });
  await ask(
    'place_legal_hold',
    { p_subject_kind: 'member', p_subject_id: held.member.id, p_reason: 'A court asked.' },
    guardian,
  );
  await db.query(
    `update removed_looks set removed_at = now() - interval '185 days' where profile_id = any ($1)`,
    [[old.member.id, held.member.id]],
  );
  const clean = cleanProfilesHandler(platform);
  await clean.run({ payload: {}, signal: AbortSignal.timeout(9000) } as Parameters<typeof clean.run>[0]);
  await db.query(`update accounts set deletion_requested_at = now() - interval '99 days' where id = $1`, [
    leaver.member.id,
  ]);
  await cleanUpAccounts(platform, AbortSignal.timeout(9000));
  await releaseEvidence(platform, AbortSignal.timeout(9000));
  await moveFiles();
  const stays = async ({ key }: { key: string }) => (await storage.stat(sealedKey(key))) !== null;
  assert.deepEqual([await stays(old), await stays(held), await stays(leaver)], [false, true, false]);
  await old.undo();
  assert.deepEqual(await lookOf(old.member.id), { display_name: null, avatar_key: null });
});
