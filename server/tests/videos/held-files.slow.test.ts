import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { processMediaHere } from '#server/domains/media/index.ts';
import { MatcherFault } from '#server/domains/media/matching/ask-matcher.ts';
import { checkMedia, giveUpCheck } from '#server/domains/media/matching/check-media.ts';
import { makeClip, quickly, temporaryFolder } from '#server/domains/media/test-media.ts';
import { receiveVideo } from '#tests/support/test-received-videos.ts';
import { statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db } = platform;
const folder = await temporaryFolder();
const admin = await web.memberNamed('keeper', { role: 'admin' });
const maker = await web.memberNamed('maker', { role: 'publisher', canUploadVideos: true });

const clip = (name: string, more: readonly string[] = []) =>
  makeClip(path.join(folder, name), [
    ...['-f', 'lavfi', '-i', 'mandelbrot=s=320x180:r=12:end_pts=200:end_scale=0.002,trim=duration=6'],
    ...more,
    ...quickly,
  ]);

/** A video of a publisher, whose uploads skip the review, from this file. Its preparation is still to come. */
const begin = (
  file: string,
  title: string,
  plan: 'draft' | 'published' = 'published',
  depicts: 'drawn' | 'live_action' = 'drawn',
) => receiveVideo(platform, file, { title, uploaderId: maker.id, plan, depicts });
const prepare = (mediaId: string) => processMediaHere(platform, mediaId, new AbortController().signal);
const statusOf = (id: string) => statusOfVideo(platform, id);
const queued = async (id: string) =>
  (await call('get_review_queue', {}, admin)).items.find(({ video_id }) => video_id === id);
const actsOf = async (act: string, targetId: string | null = null) =>
  db.query<{ actor_id: string; details: Record<string, unknown> }>(
    'select actor_id, details from admin_acts where act = $1 and ($2::text is null or target_id::text = $2) order by id',
    [act, targetId],
  );

const original = await clip('original.mp4');
const first = await begin(original, 'Lantern evening');
await prepare(first.mediaId);

test('an admin deletes a video so that it stays down: by its file and by its frames, on record', async () => {
  assert.equal(await statusOf(first.id), 'published');
  const outcome = await call(
    'delete_videos',
    {
      p_video_ids: [first.id],
      p_reason: 'Notice 4.',
      p_stays_down: true,
    },
    admin,
  );
  assert.equal(outcome.succeeded, 1);
  const { items, total } = await call('get_stay_down', {}, admin);
  assert.equal(total, 1);
  assert.deepEqual(
    [items[0]?.video_title, items[0]?.reason, items[0]?.added_by, items[0]!.frame_count > 3],
    ['Lantern evening', 'Notice 4.', 'keeper', true],
  );
  const [act] = await actsOf('stay_down.added');
  assert.deepEqual([act?.actor_id, act?.details.reason], [admin.id, 'Notice 4.']);
  await assert.rejects(begin(original, 'Again'), {
    message: 'This file is on the list of what must stay down, and is not taken in.',
  });
});

test('a copy of it is not published, whoever uploads it: it goes to a person, who is told why and lets it pass', async () => {
  const copy = await begin(await clip('smaller.mp4', ['-vf', 'scale=240:136']), 'Another evening');
  await prepare(copy.mediaId);
  assert.equal(await statusOf(copy.id), 'review');
  const entry = await queued(copy.id);
  assert.equal(entry?.held_because, 'This looks like something that was taken down.');
  assert.deepEqual(
    entry?.found.map(({ list, reason, is_mirrored }) => [list, reason, is_mirrored]),
    [['stay-down', 'Notice 4.', false]],
  );
  const [check] = await db.query<{ found: { rule: object; share: number }[] }>(
    'select found from media_checks where media_id = $1',
    [copy.mediaId],
  );
  assert.deepEqual(check?.found[0]?.rule, { bits: 256, frameDistance: 48, leastShare: 0.5, leastFrames: 3 });

  const published = await call(
    'set_videos_status',
    {
      p_video_ids: [copy.id],
      p_status: 'published',
    },
    admin,
  );
  assert.match(published.failures[0]?.message ?? '', /looks like something that was taken down/);
  await call('approve_video', { p_video_id: copy.id }, admin);
  assert.equal(await statusOf(copy.id), 'published');
  await call('publish_own_video', { p_video_id: copy.id, p_publish: 'draft' }, maker);
  await call('publish_own_video', { p_video_id: copy.id, p_publish: 'publish' }, maker);
  assert.equal(await statusOf(copy.id), 'published', 'a file that a person let pass is not held again');
});

test('a draft of it stays one, and cannot be published past the review', async () => {
  const copy = await begin(await clip('brighter.mp4', ['-vf', 'eq=brightness=0.08']), 'A draft', 'draft');
  await prepare(copy.mediaId);
  assert.equal(await statusOf(copy.id), 'draft');
  await call('publish_own_video', { p_video_id: copy.id, p_publish: 'publish' }, maker);
  assert.equal(await statusOf(copy.id), 'review');
  await call('refuse_video', { p_video_id: copy.id, p_reason: 'No.' }, admin);
  await call('publish_own_video', { p_video_id: copy.id, p_publish: 'publish' }, maker);
  assert.equal(await statusOf(copy.id), 'review');
});

test('a held film with people in it passes only with the records of its performers, and is public then', async () => {
  const file = await clip('filmed.mp4', ['-vf', 'scale=256:144']);
  const { id, mediaId } = await begin(file, 'Filmed evening', 'published', 'live_action');
  await prepare(mediaId);
  assert.equal(await statusOf(id), 'review');
  const refused = await ask('approve_video', { p_video_id: id }, admin);
  assert.deepEqual(
    [refused.status, refused.body.message],
    [409, 'This video shows filmed people. Record its performers first.'],
  );
  assert.equal(await statusOf(id), 'review');
  assert.equal((await queued(id))?.held_because, 'This looks like something that was taken down.');
  assert.deepEqual(await actsOf('video.approved', id), []);

  const [record] = await call(
    'add_performer_record',
    {
      p_video_id: id,
      p_legal_name: 'Mio Kanda',
      p_date_of_birth: '1980-01-31',
      p_document_kind: 'passport',
      p_document_reference: 'TR 123',
      p_produced_on: '2020-02-01',
    },
    maker,
  );
  await db.query('update performer_records set is_adult = false where id = $1', [record?.id]);
  assert.equal(
    (await ask('approve_video', { p_video_id: id }, admin)).status,
    409,
    'nobody under 18 is seen',
  );
  await db.query('update performer_records set is_adult = true where id = $1', [record?.id]);

  const passed = await call('approve_video', { p_video_id: id }, admin);
  assert.equal(passed.publish_status, 'published');
  assert.equal(await statusOf(id), 'published');
  assert.equal((await actsOf('video.approved', id)).length, 1);
});

test('another film is published, though there is a list', async () => {
  const other = await makeClip(path.join(folder, 'other.mp4'), [
    ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=12:d=4'],
    ...quickly,
  ]);
  const video = await begin(other, 'Another film');
  await prepare(video.mediaId);
  assert.equal(await statusOf(video.id), 'published');
});

test('while a matching service does not answer publication waits; then it is held, or goes on, as configured', async () => {
  const silent = { ask: () => Promise.reject(new MatcherFault('The matching service answered 503.')) };
  const options = { url: 'http://127.0.0.1:9/', secret: 'x', patience: 100 };
  const film = (seed: number) =>
    makeClip(path.join(folder, `life-${seed}.mp4`), [
      ...['-f', 'lavfi', '-i', `life=s=320x180:r=12:mold=10:seed=${seed},trim=duration=3`],
      ...quickly,
    ]);
  for (const [seed, ifUnreachable, state] of [
    [3, 'hold', 'review'],
    [4, 'continue', 'published'],
  ] as const) {
    platform.config.matcher = { ...options, ifUnreachable };
    const video = await begin(await film(seed), `Life ${seed}`);
    await prepare(video.mediaId);
    assert.equal(await statusOf(video.id), 'processing');
    await assert.rejects(checkMedia(platform, video.mediaId, { lastAttempt: false }, silent), MatcherFault);
    assert.equal(await statusOf(video.id), 'processing');
    await checkMedia(platform, video.mediaId, { lastAttempt: true }, silent);
    assert.equal(await statusOf(video.id), state);
    if (ifUnreachable === 'hold')
      assert.equal(
        (await queued(video.id))?.held_because,
        'The matching service could not be asked about this file.',
      );
    await giveUpCheck(platform, video.mediaId);
    assert.equal(await statusOf(video.id), state, 'late news of a lost job change nothing');
  }
  const video = await begin(await film(5), 'Life 5');
  await prepare(video.mediaId);
  await checkMedia(
    platform,
    video.mediaId,
    { lastAttempt: false },
    {
      ask: async () => [{ list: 'Partners', reason: 'Hash 77' }],
    },
  );
  assert.deepEqual((await queued(video.id))?.found, [
    { list: 'Partners', reason: 'Hash 77', share: null, is_mirrored: false },
  ]);
  platform.config.matcher = null;
});

test('the list is searched, added to and taken from, on record and with a reason', async () => {
  const [one, two] = ['1a'.repeat(32), '2b'.repeat(32)];
  const add = (p_hashes: string, p_reason = 'Notice 9: harbour') =>
    ask('add_stay_down', { p_hashes, p_reason }, admin);
  assert.deepEqual((await add(`${one}  film.mkv\n${two}\n`)).body, { added: 2, known: 0 });
  assert.deepEqual((await add(one.toUpperCase())).body, { added: 0, known: 1 });
  assert.equal((await add('nonsense')).status, 400);
  assert.deepEqual((await add(one, ' ')).body.message, 'Say why, for those who look at the list later.');
  const find = async (p_search: string) => (await call('get_stay_down', { p_search }, admin)).items;
  assert.deepEqual((await find('HARBOUR')).map(({ sha256 }) => sha256).sort(), [one, two]);
  assert.deepEqual(
    (await find('2b2b')).map(({ sha256 }) => sha256),
    [two],
  );
  assert.equal((await find('lantern'))[0]?.video_title, 'Lantern evening');
  assert.deepEqual(await find('100%'), []);

  const id = (await find('2b2b'))[0]!.id;
  const remove = (p_reason: string) => ask('remove_stay_down', { p_entry_id: id, p_reason }, admin);
  assert.equal((await remove('')).status, 400);
  assert.equal((await remove('Taken back by who sent it.')).status, 200);
  assert.equal((await remove('Twice.')).status, 404);
  const [act] = await actsOf('stay_down.removed');
  assert.deepEqual(
    [act?.actor_id, act?.details.sha256, act?.details.reason],
    [admin.id, two, 'Taken back by who sent it.'],
  );
});
