import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallName, Input } from '#contract/calls.ts';
import { cleanUpAccounts } from '#server/domains/accounts/leaving/clean-accounts.ts';
import { releaseEvidence } from '#server/domains/moderation/evidence/release-evidence.ts';
import { createFilePasses } from '#server/domains/videos/files/file-passes.ts';
import { applyMediaReady } from '#server/domains/videos/index.ts';
import { purgeVideos } from '#server/domains/videos/managing/purge-videos.ts';
import { sealedKey } from '#server/platform/evidence/evidence.ts';
import {
  evidenceKinds,
  type Kind,
  makeThing,
  runFileJobs,
  type TestThing,
  whereIs,
} from '#tests/support/test-evidence.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { caseOfThing, type ReportReason, reportThing } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db, storage } = platform;
const signal = new AbortController().signal;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const minor = 'POTENTIALLY_FEATURES_MINOR';

const reportOf = (thing: TestThing, reason: ReportReason) => reportThing(web, thing, thing.witness, reason);
const caseOf = ({ id }: TestThing) => caseOfThing(platform, id);
const hold = (kind: Input<'place_legal_hold'>['p_subject_kind'], id: string) =>
  call('place_legal_hold', { p_subject_kind: kind, p_subject_id: id, p_reason: 'A court asked.' }, guardian);

/** Everything that makes a thing evidence. */
const ways: Readonly<Record<string, (thing: TestThing) => Promise<unknown>>> = {
  'a report holds it': (thing) => reportOf(thing, minor),
  'its case is open': (thing) => reportOf(thing, 'COPYRIGHT'),
  async 'it was decided as about a minor'(thing) {
    await reportOf(thing, minor);
    await call(
      'decide_case',
      {
        p_case_id: await caseOf(thing),
        p_outcome: 'upheld',
        p_target_action: 'leave',
        p_ground: minor,
        p_explanation: 'It may be one.',
      },
      guardian,
    );
  },
  async 'a legal hold is on its case'(thing) {
    await reportOf(thing, 'COPYRIGHT');
    const id = await caseOf(thing);
    await call('decide_case', { p_case_id: id, p_outcome: 'dismissed' }, keeper);
    await hold('case', id);
  },
  async 'a complaint about its decision is open'(thing) {
    await reportOf(thing, 'COPYRIGHT');
    const { decision_id: id } = await call(
      'decide_case',
      {
        ...{ p_case_id: await caseOf(thing), p_outcome: 'upheld', p_target_action: 'leave' },
        ...{ p_author_action: 'warning', p_ground: 'COPYRIGHT', p_explanation: 'It is theirs.' },
      },
      keeper,
    );
    await call('submit_complaint', { p_statement_id: id ?? '', p_words: 'It is mine.' }, thing.owner);
    await db.query(`update cases set decided_at = now() - interval '2 years' where target_id = $1`, [
      thing.id,
    ]);
  },
  'a legal hold is on it': (thing) =>
    thing.kind === 'profile' ? hold('member', thing.owner.id) : hold(thing.kind, thing.id),
  'a legal hold is on its owner': (thing) => hold('member', thing.owner.id),
};

const deleteOf: Readonly<Partial<Record<Kind, (thing: TestThing) => readonly [CallName, object]>>> = {
  photo: ({ id }) => ['delete_photo', { p_photo_id: id }],
  post: ({ id }) => ['delete-stream-post', { postId: id }],
  comment: ({ id }) => ['delete_comment', { p_comment_id: id }],
  playlist: ({ id }) => ['delete_playlist', { p_playlist_id: id }],
  video: ({ id }) => ['delete_own_video', { p_video_id: id }],
};
/** As its owner: by the call there is. What is being looked at may be refused. */
async function deleteAsOwner(thing: TestThing): Promise<void> {
  const deletion = deleteOf[thing.kind]?.(thing);
  if (deletion) {
    const { status } = await ask(...deletion, thing.owner);
    assert.ok([200, 404, 409].includes(status), `${deletion[0]} answers ${status}`);
  }
  if (thing.kind === 'profile') {
    const path = `/storage/v1/object/avatars/${thing.owner.id}/me.png`;
    await web.app.inject({ method: 'DELETE', url: path, headers: thing.owner.bearer });
  }
}

const askToLeave = (thing: TestThing) =>
  db.query(`update accounts set deletion_requested_at = now() - interval '15 days' where id = $1`, [
    thing.owner.id,
  ]);
async function leave(): Promise<void> {
  await cleanUpAccounts(
    { ...platform, log: { ...platform.log, error: failLoudly } as typeof platform.log },
    signal,
  );
}
function failLoudly(facts: unknown): never {
  throw (facts as { err: Error }).err;
}

/** Whether a stranger is sent anything of it. */
async function isSeen(thing: TestThing): Promise<boolean> {
  const stranger = thing.witness;
  const seen = async (name: CallName, payload: object) =>
    JSON.stringify((await ask(name, payload, stranger)).body);
  for (const key of thing.keys.filter((one) => one.startsWith('media/')))
    if ((await web.app.inject({ url: `/${key}` })).statusCode === 200) return true;
  const p_user_id = thing.owner.id;
  const pages: Readonly<Record<Kind, () => Promise<string>>> = {
    photo: () => seen('get_user_photos', { p_user_id }),
    post: () => seen('get-stream-posts', { userId: p_user_id }),
    comment: async () => {
      const [row] = await db.query<{ video_id: string }>('select video_id from comments where id = $1', [
        thing.id,
      ]);
      return seen('get_video_comments', { p_video_id: row?.video_id });
    },
    message: () => seen('get_user_conversations', {}),
    playlist: () => seen('get_playlist_details', { p_playlist_id: thing.id }),
    profile: () => seen('getPublicProfile', { username: thing.owner.username }),
    video: () => seen('get_user_videos', { p_user_id }),
  };
  return /lantern/i.test(await pages[thing.kind]());
}

const filesLie = async (thing: TestThing): Promise<boolean> => {
  for (const key of thing.keys)
    if ((await storage.stat(key)) === null && (await storage.stat(sealedKey(key))) === null) return false;
  return true;
};

async function purgeAll(): Promise<void> {
  await purgeVideos(platform);
  await releaseEvidence(platform, signal);
  await runFileJobs(platform);
}

/** Nothing keeps it any longer: cases are decided, holds lifted, and time has passed. */
async function endAll(): Promise<void> {
  await db.query(
    `update legal_holds set until = now() - interval '1 second', placed_at = now() - interval '1 year'`,
  );
  await db.query(`update reports set state = 'dismissed', decided_at = now() where state = 'open'`);
  await db.query(
    `update complaints set outcome = 'dismissed', answer = 'No.', answered_at = now() where answered_at is null`,
  );
  await db.query(
    `update cases set state = 'dismissed', decided_at = now() - interval '2 years', is_held = false where state <> 'merged'`,
  );
  await db.query(`update preserved_things set keep_until = now() - interval '1 second'`);
}

test('evidence outlives its deletion by its owner, and nobody sees it; once nothing holds it, it goes', async () => {
  const things: { thing: TestThing; way: string }[] = [];
  for (const kind of evidenceKinds)
    for (const [way, make] of Object.entries(ways)) {
      const thing = await makeThing(platform, kind);
      await make(thing);
      await deleteAsOwner(thing);
      things.push({ thing, way });
    }
  await purgeAll();
  const gone: string[] = [];
  for (const { thing, way } of things)
    if ((await whereIs(platform, thing)) === null || !(await filesLie(thing)))
      gone.push(`${thing.kind}: ${way}`);
  assert.deepEqual(gone, [], 'after the owner deleted it');

  for (const { thing } of things) await askToLeave(thing);
  await leave();
  await purgeAll();
  const [lost, seen, unknown]: string[][] = [[], [], []];
  for (const { thing, way } of things) {
    const name = `${thing.kind}: ${way}`;
    if ((await whereIs(platform, thing)) === null || !(await filesLie(thing))) lost?.push(name);
    if (await isSeen(thing)) seen?.push(name);
    const [who] = await db.query<{ email: string }>(
      `select content ->> 'email' as email from preserved_things where kind = 'account' and thing_id = $1`,
      [thing.owner.id],
    );
    if (who?.email !== thing.owner.email) unknown?.push(name);
  }
  assert.deepEqual(
    { lost, seen, unknown },
    { lost: [], seen: [], unknown: [] },
    'after the account was deleted',
  );
  assert.equal((await db.query('select from accounts where id = $1', [things[0]?.thing.owner.id])).length, 0);

  await endAll();
  await purgeAll();
  await purgeAll();
  const left: string[] = [];
  for (const { thing, way } of things) {
    const files = [];
    for (const key of thing.keys) files.push(await storage.stat(key), await storage.stat(sealedKey(key)));
    if ((await whereIs(platform, thing)) !== null || files.some((file) => file !== null))
      left.push(`${thing.kind}: ${way}`);
  }
  assert.deepEqual(left, [], 'once nothing holds it');
  assert.deepEqual(await db.query('select kind, thing_id from preserved_things'), []);
});

test('without anything that holds it, what a member deletes and a leaving member had is gone at once', async () => {
  const things = [];
  for (const kind of evidenceKinds) things.push(await makeThing(platform, kind));
  for (const thing of things) await askToLeave(thing);
  await leave();
  await purgeAll();
  for (const thing of things) {
    assert.equal(await whereIs(platform, thing), null, thing.kind);
    for (const key of thing.keys) assert.equal(await storage.stat(key), null, key);
  }
  assert.deepEqual(await db.query('select kind from preserved_things'), []);
});

test('of whoever sent a picture that is held for what it looks like, it stays known who it was', async () => {
  const thing = await makeThing(platform, 'post');
  await db.query(
    `insert into pictures (id, intake, owner_id, state) values (gen_random_uuid(), 'avatar', $1, 'matched')`,
    [thing.owner.id],
  );
  await askToLeave(thing);
  await leave();
  await purgeAll();
  const find = () =>
    db.query<{ email: string }>(
      `select content ->> 'email' as email from preserved_things where kind = 'account' and thing_id = $1`,
      [thing.owner.id],
    );
  assert.deepEqual(await find(), [{ email: thing.owner.email }]);
  await endAll();
  await purgeAll();
  assert.deepEqual(await find(), []);
});

test('files of a video that may show a minor are sent to admins with child_safety alone, before and after it is gone', async () => {
  const thing = await makeThing(platform, 'video');
  const thumbnail = `media/thumbnails/${thing.id}/a.webp`;
  await storage.put(thumbnail, 'thumbnail', 'image/webp');
  await db.query('update videos set custom_thumbnail_key = $2 where id = $1', [thing.id, thumbnail]);
  // What they ask to see is sent as it is: a test of its own.
  await call('uncover_media', { p_subject_id: thing.id }, guardian);
  const addresses = [...thing.keys, thumbnail].map((key) => `/${key}`);
  const [media] = await db.query<{ id: string }>('select media_id as id from videos where id = $1', [
    thing.id,
  ]);
  const pass = createFilePasses(platform.config).issue(media?.id ?? '', 'admin');
  addresses.push(`/media/signed/${pass}/${thing.keys[0]?.slice('media/'.length)}`);
  const answers = async (who: TestMember) => {
    await web.caughtUp();
    const all = [];
    for (const url of addresses)
      all.push((await web.app.inject({ url, headers: who.bearer })).statusCode === 200);
    return all;
  };
  const [plain, decides] = [
    [true, true, true],
    [false, false, false],
  ];
  assert.deepEqual(await answers(keeper), plain, 'before it is reported');
  await reportOf(thing, minor);
  assert.deepEqual(await answers(keeper), decides, 'an admin without the right');
  assert.deepEqual(await answers(guardian), plain, 'one with it');
  await askToLeave(thing);
  await leave();
  await purgeAll();
  assert.deepEqual(await answers(keeper), decides, 'after the owner is gone');
  assert.deepEqual((await answers(guardian)).slice(0, 1), [true]);
  assert.deepEqual(await answers(thing.witness), decides);
  await endAll();
  await purgeAll();
});

test('what keeps a thing is told to admins: holds on it, on its case and on its owner', async () => {
  for (const kind of ['video', 'photo'] as const) {
    const thing = await makeThing(platform, kind);
    const read = () => call('get_evidence', { p_subject_kind: kind, p_subject_id: thing.id }, keeper);
    const free = await read();
    assert.deepEqual([free.holds, free.is_evidence], [[], false]);
    await reportOf(thing, 'COPYRIGHT');
    assert.equal((await read()).is_evidence, true);
    await hold(kind, thing.id);
    await hold('case', await caseOf(thing));
    await hold('member', thing.owner.id);
    const { holds, is_evidence } = await read();
    assert.equal(is_evidence, true);
    assert.deepEqual(holds.map(({ subject_kind }) => subject_kind).sort(), ['case', 'member', kind].sort());
    for (const { reason, placed_by, until } of holds)
      assert.deepEqual([reason, placed_by, until], ['A court asked.', 'guardian', null]);
  }
  await endAll();
  await purgeAll();
});

test('neither a replaced file nor a deleted album destroys evidence', async () => {
  const video = await makeThing(platform, 'video');
  await reportOf(video, 'COPYRIGHT');
  const other = await insertTestMedia(platform, { state: 'ready' });
  const [before] = await db.query<{ media_id: string }>('select media_id from videos where id = $1', [
    video.id,
  ]);
  // As a new file of a video takes the place of the one before.
  await db.transaction(async (transaction) => {
    await transaction.query('update videos set next_media_id = $2 where id = $1', [video.id, other]);
    await applyMediaReady(transaction, platform, {
      mediaId: other,
      playback: {},
      thumbnailKey: null,
      previewKey: null,
      durationSeconds: 10,
      width: 64,
      height: 64,
      quality: '360p',
    });
  });
  const [after] = await db.query<{ media_id: string }>('select media_id from videos where id = $1', [
    video.id,
  ]);
  assert.equal(after?.media_id, other, 'it was replaced');
  await purgeAll();
  assert.ok(await filesLie(video), 'the files of the one before stay');
  const stored = await db.query('select from preserved_files where key = $1', [`media/${before?.media_id}/`]);
  assert.equal(stored.length, 1);

  for (const [way, make] of Object.entries(ways)) {
    const photo = await makeThing(platform, 'photo');
    const album = await call('create_album', { p_name: 'Lantern nights' }, photo.owner);
    await db.query('update photos set album_id = $2 where id = $1', [photo.id, album.id]);
    await make(photo);
    const { status } = await ask('delete_album', { p_album_id: album.id }, photo.owner);
    assert.ok([200, 409].includes(status), `${way}: ${status}`);
    await purgeAll();
    assert.notEqual(await whereIs(platform, photo), null, way);
    assert.ok(await filesLie(photo), way);
  }
});

test('an admin deletes on record, and not what is evidence', async () => {
  for (const kind of ['photo', 'post', 'comment'] as const) {
    const deletionOf = deleteOf[kind]!;
    const free = await makeThing(platform, kind);
    const deleted = await ask(...deletionOf(free), keeper);
    assert.equal(deleted.status, 200, deleted.text);
    const acts = await call('list_admin_acts', { p_target_id: free.id }, keeper);
    assert.deepEqual(
      acts.map(({ act, actor_name }) => [act, actor_name]),
      [[`${kind}.deleted`, 'keeper']],
    );
    for (const [way, make] of Object.entries(ways)) {
      const thing = await makeThing(platform, kind);
      await make(thing);
      const { status, words } = await ask(...deletionOf(thing), keeper);
      assert.equal(status, 409, `${kind}: ${way}: ${words}`);
      assert.match(words, /preserved as evidence/);
      assert.equal(await whereIs(platform, thing), 'own table');
    }
  }
});
