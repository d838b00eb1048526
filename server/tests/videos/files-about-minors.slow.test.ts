import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallName, calls } from '#contract/calls.ts';
import { type Table, tables } from '#contract/tables.ts';
import { checkMedia } from '#server/domains/media/matching/check-media.ts';
import { lookThrough } from '#server/domains/videos/stay-down/look-through.ts';
import { newId } from '#server/kit/ids.ts';
import { goodInput, parametersOf } from '#tests/inputs/contract-samples.ts';
import { insertTestStayDown } from '#tests/inputs/test-catalogue-inputs.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, call } = web;
const { db } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const safe = await web.memberNamed('careful', { role: 'admin', childSafety: true });
const maker = await web.memberNamed('maker', { role: 'publisher', canUploadVideos: true });

let made = 0;
/** A published video whose file waits for lists, and the hash that lists know it by. */
async function waiting() {
  const sha256 = Buffer.alloc(32, ++made);
  const mediaId = await insertTestMedia(platform, {
    ...{ state: 'playable', sourceKey: 'sources/x', sourceSha256: sha256, waits: true },
  });
  const video = await buildVideo(platform, { publishStatus: 'published' });
  await db.query('update videos set media_id = $2, uploader_id = $3 where id = $1', [
    video.id,
    mediaId,
    maker.id,
  ]);
  return { id: video.id, mediaId, sha256 };
}
const statusOf = (id: string) => statusOfVideo(platform, id);
const casesOf = async (id: string, who = safe) =>
  (await call('list_cases', {}, who)).items.filter(({ target_id }) => target_id === id);
const list = (sha256: Buffer, isMinorRelated: boolean) =>
  insertTestStayDown(platform, sha256, { reason: 'Notice 5.', isMinorRelated });

for (const [of, matcher] of [
  ['a matching service', { ask: async () => [{ list: 'Partners', reason: 'A', is_minor_related: true }] }],
  ['our own list', null],
] as const)
  test(`a video that ${of} calls minor-related is held as a case, and those who decide are mailed`, async () => {
    const video = await waiting();
    if (matcher === null) await list(video.sha256, true);
    await takeMail(platform);
    await checkMedia(platform, video.mediaId, { lastAttempt: false }, matcher);
    assert.equal(await statusOf(video.id), 'held');
    assert.deepEqual(
      (await takeMail(platform)).map(({ kind, to }) => [kind, to]),
      [['look-first', safe.email]],
    );
    const [found] = await casesOf(video.id);
    assert.equal(found?.is_held, true);
    assert.deepEqual(await casesOf(video.id, admin), []);
    const [stored] = await db.query<{ it: boolean }>(`select is_evidence('video', $1, '{}') as it`, [
      video.id,
    ]);
    assert.equal(stored?.it, true);
  });

test('once its case is dismissed it waits for a review that only they see', async () => {
  const video = await waiting();
  await list(video.sha256, true);
  await checkMedia(platform, video.mediaId, { lastAttempt: false }, null);
  await db.query(`update videos set publish_status = 'review' where id = $1`, [video.id]);
  const seen = async (who: typeof safe) => {
    const { items, total } = await call('get_review_queue', {}, who);
    return [items.some(({ video_id }) => video_id === video.id), total];
  };
  assert.deepEqual(await seen(admin), [false, 0]);
  assert.deepEqual(await seen(safe), [true, 1]);
  for (const [name, more] of [
    ['approve_video', {}],
    ['refuse_video', { p_reason: 'No.' }],
  ] as const)
    assert.equal((await web.ask(name, { p_video_id: video.id, ...more }, admin)).status, 404, name);
  assert.equal(await statusOf(video.id), 'review');
});

test('the back office shows and changes it, by its id, for them alone', async () => {
  const video = await waiting();
  const seen = async (who: typeof safe) =>
    (await call('get_moderated_video', { p_video_id: video.id }, who)).length;
  assert.equal(await seen(admin), 1);
  await list(video.sha256, true);
  await checkMedia(platform, video.mediaId, { lastAttempt: false }, null);
  assert.deepEqual([await seen(admin), await seen(safe)], [0, 1]);
  for (const name of ['get_video_preview', 'set_video_thumbnail'] as const) {
    assert.equal((await web.ask(name, { p_video_id: video.id }, admin)).status, 404, name);
    assert.equal((await web.ask(name, { p_video_id: video.id }, safe)).status, 200, name);
  }
  const synced = await call('resync_video', { p_video_id: video.id }, admin);
  assert.deepEqual([synced.message, synced.updated_video], ['Video not found.', null]);
  await db.query(`update videos set publish_status = 'review' where id = $1`, [video.id]);
  await call('set_videos_status', { p_video_ids: [video.id], p_status: 'published' }, admin);
  assert.equal(await statusOf(video.id), 'review');
});

test('a video of a library elsewhere whose file our list calls minor-related is held as a case', async () => {
  const video = await buildVideo(platform, { publishStatus: 'published' });
  const sha256 = Buffer.alloc(32, ++made);
  await db.query(
    `update videos set hosted_sha256 = $2, video_source = 'bunny_net', media_id = null where id = $1`,
    [video.id, sha256],
  );
  await list(sha256, true);
  await takeMail(platform);
  await lookThrough(platform, { signal: AbortSignal.timeout(10_000) });
  assert.equal(await statusOf(video.id), 'held');
  assert.deepEqual(
    (await takeMail(platform)).map(({ kind, to }) => [kind, to]),
    [['look-first', safe.email]],
  );
  assert.equal((await casesOf(video.id))[0]?.is_held, true);
  assert.deepEqual(
    (await call('list_admin_acts', { p_target_id: video.id }, safe)).map(({ act }) => act),
    [],
  );
});

/** A video that is held as minor-related, and its row whenever it is asked for. */
async function held() {
  const video = await waiting();
  await list(video.sha256, true);
  await checkMedia(platform, video.mediaId, { lastAttempt: false }, null);
  const rowOf = async () =>
    (await db.query<{ title: string }>('select * from videos where id = $1', [video.id]))[0];
  return { id: video.id, rowOf };
}

const names = Object.keys(calls) as CallName[];
/** Parameters that may name a thing: by an id, or by the words of its address. */
const naming = (name: CallName): string[] =>
  parametersOf(calls[name])
    .map((parameter) => parameter.name)
    .filter((parameter) => /(^|_)(ids?|slugs?)$/.test(parameter));

test('no admin call that names a video tells others of it, or changes it', async () => {
  const video = await held();
  const before = await video.rowOf();
  const one = { p_video_id: video.id };
  const inputs: Partial<Record<CallName, object>> = {
    'api/upsert-video-metadata': { id: video.id, title: 'Another title' },
    approve_video: one,
    check_source: one,
    delete_video: one,
    delete_videos: { p_video_ids: [video.id] },
    get_moderated_video: one,
    get_video_preview: one,
    make_second_generation: one,
    get_video_storage: one,
    refuse_video: { ...one, p_reason: 'No.' },
    remove_episode_version: one,
    resync_video: one,
    set_video_thumbnail: { ...one, p_still: 0 },
    set_videos_status: { p_video_ids: [video.id], p_status: 'published' },
    'upsert-video-metadata': { id: video.id, title: 'Another title' },
    withdraw_second_generation: one,
  };
  const namesVideo = (name: CallName): boolean =>
    calls[name].access === 'admin' &&
    (name.endsWith('upsert-video-metadata') || naming(name).some((key) => /^p_video_ids?$/.test(key)));
  const asked = names.filter(namesVideo).sort();
  assert.deepEqual(asked, Object.keys(inputs).sort(), 'a call that names a video is asked for one here');
  for (const name of asked) {
    const { text } = await web.ask(name, inputs[name] ?? {}, admin);
    assert.ok(!text.includes(before?.title ?? ''), `${name} names it: ${text}`);
    assert.deepEqual(await video.rowOf(), before, `${name} changed it`);
  }
});

test('no call at all tells an admin more of it, by whatever of it one may name', async () => {
  const { id, rowOf } = await held();
  const [{ title, slug, mediaId, caseId }] = (await db.query<Record<string, string>>(
    `select title, slug, media_id as "mediaId", (select id from cases where target_id = $1) as "caseId" from videos where id = $1`,
    [id],
  )) as [Record<string, string>];
  const before = await rowOf();
  const other = await buildVideo(platform);
  // For whoever has the right: making some of it would give it to the other one.
  const known = await inputsFor(platform, safe, other.id);
  const asked = names.filter((name) => naming(name).length > 0);
  assert.ok(asked.includes('get_unpublished_video') && asked.includes('get_case') && asked.length > 150);
  for (const name of asked)
    for (const key of naming(name)) {
      const isRead = calls[name].get === true || calls[name].limit === 'read';
      for (const value of [id, slug, caseId, mediaId, ...(isRead ? [maker.id] : [])]) {
        const good = await goodInput(name, calls[name], known);
        const { text } = await web.ask(name, { ...good, [key]: key.endsWith('s') ? [value] : value }, admin);
        assert.ok(!text.includes(title as string), `${name} names it by ${key}: ${text}`);
        assert.ok(value === slug || !text.includes(slug as string), `${name} names it by ${key}: ${text}`);
        assert.deepEqual(await rowOf(), before, `${name} changed it`);
      }
    }
});

test('writing the table tells an admin as much of it as of a video that is not there', async () => {
  const { id, rowOf } = await held();
  const before = await rowOf();
  const other = await buildVideo(platform, { publishStatus: 'published' });
  const write = (ids: string[], row: object, by = admin) =>
    web.app.inject({
      method: 'PATCH',
      url: `/rest/v1/videos?id=in.(${ids.join(',')})`,
      headers: { apikey: 'anon', authorization: `Bearer ${by.token}`, prefer: 'return=representation' },
      payload: row,
    });
  for (const row of [{}, { status: 'published' }, { status: 'pending' }]) {
    const [its, none] = [await write([id], row), await write([newId()], row)];
    assert.deepEqual([its.statusCode, its.body], [none.statusCode, none.body]);
    assert.deepEqual(await rowOf(), before);
  }
  assert.deepEqual(
    (await write([id, other.id], {})).json().map((row: { id: string }) => row.id),
    [other.id],
  );
  assert.equal((await write([id], {}, safe)).json().length, 1);
  const written = Object.entries(tables as Record<string, Table>).filter(
    ([, { writes }]) => writes?.access === 'admin',
  );
  assert.deepEqual(
    written.map(([name]) => name),
    ['videos'],
    'a table that admins write is tried here',
  );
});

test('a video that a list knows for anything else goes to the review of all admins, and nobody is mailed', async () => {
  const video = await waiting();
  await list(video.sha256, false);
  await takeMail(platform);
  await checkMedia(platform, video.mediaId, { lastAttempt: false }, null);
  assert.equal(await statusOf(video.id), 'review');
  assert.deepEqual([await takeMail(platform), await casesOf(video.id)], [[], []]);
});

test('the list of such videos and the question about one say the same', async () => {
  const rows = await db.query<{ id: string; isListed: boolean; isAsked: boolean }>(
    `select id, id in (select videos_for_child_safety()) as "isListed", is_for_child_safety(id) as "isAsked" from videos`,
  );
  assert.ok(rows.some(({ isListed }) => isListed) && rows.some(({ isListed }) => !isListed));
  assert.deepEqual(
    rows.filter(({ isListed, isAsked }) => isListed !== isAsked),
    [],
  );
});
