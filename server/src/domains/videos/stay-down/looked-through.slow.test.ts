import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { receiveVideo } from '#tests/support/test-received-videos.ts';
import { statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { processMediaHere, receiveSource } from '../../media/index.ts';
import { makeClip, quickly, temporaryFolder } from '../../media/test-media.ts';
import { reportedVideo } from '../index.ts';
import { lookThrough } from './look-through.ts';

const web = await testWeb();
const { platform, call } = web;
const { db } = platform;
const folder = await temporaryFolder();
const admin = await web.memberNamed('keeper', { role: 'admin' });
const maker = await web.memberNamed('maker', { role: 'publisher', canUploadVideos: true });

const evening = [
  '-f',
  'lavfi',
  '-i',
  'mandelbrot=s=320x180:r=12:end_pts=200:end_scale=0.002,trim=duration=6',
];
const clip = (name: string, more: readonly string[] = [], picture: readonly string[] = evening) =>
  makeClip(path.join(folder, name), [...picture, ...more, ...quickly]);

/** A video of a publisher from this file, with its whole ladder. */
async function upload(file: string, title: string, plan: 'draft' | 'published' = 'published') {
  const made = await receiveVideo(platform, file, { title, uploaderId: maker.id, plan });
  await processMediaHere(platform, made.mediaId, new AbortController().signal);
  assert.equal(await statusOf(made.id), plan);
  return made;
}
const statusOf = (id: string) => statusOfVideo(platform, id);
const held = async (id: string) =>
  (await call('get_review_queue', {}, admin)).items.find(({ video_id }) => video_id === id);
const acts = (act: string) =>
  db.query<{ actor_name: string; target_id: string | null; summary: string }>(
    'select actor_name, target_id, summary from admin_acts where act = $1 order by id',
    [act],
  );
const waitingJobs = () =>
  db
    .query(`select 1 from jobs.job where name = 'look-through' and state < 'active'`)
    .then(({ length }) => length);
const goOn = (limit?: number) =>
  lookThrough(platform, { signal: new AbortController().signal, ...(limit === undefined ? {} : { limit }) });
const isOver = async (): Promise<boolean> =>
  (
    await db.query(
      'select 1 from stay_down_look union all select 1 from stay_down_entries where compared_at is null',
    )
  ).length === 0;
/** As the jobs do, until nothing waits. Answers how many they were. */
async function lookAtAll(limit?: number): Promise<number> {
  for (let jobs = 0; ; jobs++) {
    if (await isOver()) return jobs;
    await goOn(limit);
  }
}
const entryOf = async (reason: string) => (await call('get_stay_down', { p_search: reason }, admin)).items[0];
const remove = (id: string, p_reason: string) =>
  call('delete_videos', { p_video_ids: [id], p_reason, p_stays_down: true }, admin);

const original = await upload(await clip('original.mp4'), 'Lantern evening');
const copy = await upload(await clip('smaller.mp4', ['-vf', 'scale=240:136']), 'Another evening');
const draft = await upload(await clip('brighter.mp4', ['-vf', 'eq=brightness=0.06']), 'A draft', 'draft');
const reported = await upload(await clip('turned.mp4', ['-vf', 'hflip']), 'Mirrored evening');
const other = await upload(
  await clip('other.mp4', [], ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=12:d=4']),
  'Another film',
);
// From before frames were kept.
await db.query('delete from media_fingerprints where media_id = $1', [copy.mediaId]);
await db.transaction((transaction) => reportedVideo.hold(transaction, platform, reported.id));

test('a file that is put on the list has its copies found that were here before, file by file', async () => {
  assert.equal(await waitingJobs(), 0);
  await remove(original.id, 'Notice 4.');
  assert.equal(await waitingJobs(), 1, 'the job is queued with the entry');
  assert.equal((await entryOf('Notice 4.'))?.compared_at, null);

  const stopped = AbortSignal.abort();
  await assert.rejects(lookThrough(platform, { signal: stopped }), { name: 'AbortError' });
  assert.equal(await lookAtAll(2), 3, 'five files in jobs of two: what was stopped goes on');
  assert.deepEqual(
    await Promise.all([copy, draft, reported, other, original].map(({ id }) => statusOf(id))),
    ['review', 'draft', 'held', 'published', 'removed'],
  );
  const entry = await entryOf('Notice 4.');
  assert.equal(entry?.found_count, 3, 'the removed video itself is none of them');
  assert.ok(entry?.compared_at);
  const waiting = await held(copy.id);
  assert.equal(waiting?.held_because, 'This looks like something that was taken down.');
  assert.deepEqual(
    waiting?.found.map(({ list, reason }) => [list, reason]),
    [['stay-down', 'Notice 4.']],
  );
});

test('who looks at the log reads how many were found, and which', async () => {
  assert.deepEqual(await acts('stay_down.compared'), [
    {
      actor_name: 'site',
      target_id: (await entryOf('Notice 4.'))?.id,
      summary:
        'Compared an entry of the list of what stays down with what is here: 3 videos found and held for a review.',
    },
  ]);
  const matched = await acts('video.matched');
  assert.deepEqual(matched.map(({ target_id }) => target_id).sort(), [copy.id, draft.id, reported.id].sort());
  assert.equal(
    matched.find(({ target_id }) => target_id === copy.id)?.summary,
    'The file of "Another evening" looks like what was put on the list of what stays down; it is held for a review.',
  );
});

test('its uploader reads that it waits for a review; a draft is published by nobody past it', async () => {
  const { items } = await call('get_studio_videos', {}, maker);
  assert.equal(items.find(({ video_id }) => video_id === copy.id)?.publish_status, 'review');
  await call('publish_own_video', { p_video_id: draft.id, p_publish: 'publish' }, maker);
  assert.equal(await statusOf(draft.id), 'review');
});

test('what a report held is looked at before anybody sees it again', async () => {
  await db.transaction((transaction) => reportedVideo.release(transaction, platform, reported.id));
  assert.equal(await statusOf(reported.id), 'review');
  assert.equal((await held(reported.id))?.found[0]?.is_mirrored, true);
});

test('what a person lets pass is held again by another entry alone', async () => {
  for (const { id } of [copy, reported]) await call('approve_video', { p_video_id: id }, admin);
  await db.query('update stay_down_entries set compared_at = null');
  await lookAtAll();
  assert.equal(await statusOf(copy.id), 'published');
  assert.equal((await entryOf('Notice 4.'))?.found_count, 3);
  await remove(reported.id, 'Notice 5.');
  await lookAtAll();
  assert.equal(await statusOf(copy.id), 'review');
  assert.deepEqual(
    (await held(copy.id))?.found.map(({ reason }) => reason),
    ['Notice 4.', 'Notice 5.'],
  );
});

test('the very file is found by its hash, here or in a library, and may come in again once it is off the list', async () => {
  const hosted = await buildVideo(platform, { title: 'Over the water', uploaderId: maker.id });
  const hash = 'ab'.repeat(32);
  await db.query(
    `update videos set hosted_sha256 = decode($2, 'hex'), video_source = 'bunny_net', media_id = null where id = $1`,
    [hosted.id, hash],
  );
  const [file] = await db.query<{ hash: string }>(
    `select encode(source_sha256, 'hex') as hash from media_assets where id = $1`,
    [other.mediaId],
  );
  const before = await waitingJobs();
  await call('add_stay_down', { p_hashes: 'cd'.repeat(32), p_reason: 'Notice 6.' }, admin);
  assert.equal(await waitingJobs(), Math.max(before, 1));
  await lookAtAll();
  assert.match(
    (await acts('stay_down.compared')).at(-1)?.summary ?? '',
    /with what is here: nothing was found\.$/,
  );
  await call('add_stay_down', { p_hashes: `${hash}\n${file?.hash}`, p_reason: 'Notice 7.' }, admin);
  await lookAtAll();
  assert.deepEqual([await statusOf(hosted.id), await statusOf(other.id)], ['review', 'review']);
  for (const { id } of [hosted, other])
    assert.deepEqual(
      (await held(id))?.found.map(({ reason, share }) => [reason, share]),
      [['Notice 7.', 1]],
    );
  assert.match(
    (await acts('stay_down.compared')).at(-1)?.summary ?? '',
    /^Compared 2 entries .*: 2 videos found and held for a review\.$/,
  );

  await assert.rejects(receiveSource(platform, { path: path.join(folder, 'other.mp4'), mode: 'copy' }));
  for (const { id: p_entry_id } of (await call('get_stay_down', { p_search: 'Notice 7.' }, admin)).items)
    await call('remove_stay_down', { p_entry_id, p_reason: 'Taken back.' }, admin);
  assert.equal(await entryOf('Notice 7.'), undefined);
  await receiveSource(platform, { path: path.join(folder, 'other.mp4'), mode: 'copy' });
});
