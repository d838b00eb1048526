import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { insertStayDown, mediaFailed, processMediaHere } from '#server/domains/media/index.ts';
import { makeClip, picture, quickly, temporaryFolder } from '#server/domains/media/test-media.ts';
import { takeInUpload } from '#server/domains/uploads/take-in-upload.handler.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { uploadWhole } from '#tests/support/test-received-videos.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db } = platform;
const folder = await temporaryFolder();
const clipOf = async (name: string, seconds: number): Promise<Buffer> =>
  readFile(await makeClip(path.join(folder, name), [...picture('320x180', seconds), ...quickly]));
const first = await clipOf('first.mp4', 1);
const second = await clipOf('second.mp4', 2);
const maker = await web.memberNamed('maker', { role: 'creator', canUploadVideos: true });
const publisher = await web.memberNamed('house', { role: 'publisher', canUploadVideos: true });
const admin = await web.memberNamed('keeper', { role: 'admin' });

const uploaded = (who: TestMember, bytes: Buffer) => uploadWhole(web, who, bytes);
interface Row {
  media_id: string;
  next_media_id: string | null;
  publish_status: string;
  duration_seconds: number;
  playback_state: string;
  next_refusal: string | null;
  slug: string;
}
const rowOf = async (id: string): Promise<Row> =>
  (
    await db.query<Row>(
      `select media_id, next_media_id, publish_status, duration_seconds, playback_state, next_refusal, slug from videos where id = $1`,
      [id],
    )
  )[0]!;
const prepare = (mediaId: string) => processMediaHere(platform, mediaId, new AbortController().signal);
const isThere = async (mediaId: string): Promise<boolean> =>
  (await db.query('select from media_assets where id = $1', [mediaId])).length > 0;

/** A video that everybody sees; answers its id. */
async function shown(who: TestMember): Promise<string> {
  const id = await uploaded(who, first);
  await call(
    'submit_upload',
    {
      p_upload_id: id,
      p_title: 'Lantern evening',
      p_category_id: '00000000-0000-7000-8000-000000000001',
      p_publish: 'publish',
      p_adults_only: true,
      p_contains_actual_humans: false,
      p_rights_held: true,
    },
    who,
  );
  await takeInUpload(platform, id);
  const found = (await call('get_my_uploads', {}, who)).find((one) => one.id === id);
  const videoId = found?.video?.video_id ?? '';
  await prepare((await rowOf(videoId)).media_id);
  if ((await rowOf(videoId)).publish_status === 'review')
    await call('approve_video', { p_video_id: videoId }, admin);
  assert.equal((await rowOf(videoId)).publish_status, 'published');
  return videoId;
}
const declared = { p_adults_only: true, p_rights_held: true };
const submit = (who: TestMember, p_upload_id: string, p_video_id: string, more: object = {}) =>
  ask('submit_replacement', { p_upload_id, p_video_id, ...declared, ...more }, who);

test('the old file plays until the new one is ready; then it is swapped, deleted, and looked at by an admin', async () => {
  const videoId = await shown(maker);
  const before = await rowOf(videoId);
  const id = await uploaded(maker, second);
  assert.equal((await submit(maker, id, videoId)).body.state, 'checking');
  const [onItsWay] = await call('get_replacement', { p_video_id: videoId }, maker);
  assert.equal(onItsWay?.id, id);
  assert.ok((await call('get_my_uploads', {}, maker)).every((one) => one.id !== id));
  await takeInUpload(platform, id);
  const during = await rowOf(videoId);
  assert.deepEqual([during.media_id, during.publish_status], [before.media_id, 'published']);
  assert.ok(during.next_media_id);
  const [listed] = (await call('get_studio_videos', {}, maker)).items;
  assert.equal(listed?.has_new_file, true);
  const other = await uploaded(maker, second);
  assert.deepEqual(await submit(maker, other, videoId).then(({ status, body }) => [status, body.message]), [
    409,
    'We’re still preparing another new file of this video. Wait until it’s ready.',
  ]);

  await prepare(during.next_media_id);
  const after = await rowOf(videoId);
  assert.deepEqual(
    [after.media_id, after.next_media_id, after.publish_status, after.playback_state, after.duration_seconds],
    [during.next_media_id, null, 'review', 'ready', 2],
  );
  assert.equal(await isThere(before.media_id), false);
  const queue = await call('get_review_queue', {}, admin);
  assert.ok(queue.items.some(({ video_id }) => video_id === videoId));
  assert.deepEqual(await call('get_video_details_by_slug', { p_slug: after.slug }, maker), []);
  await call('approve_video', { p_video_id: videoId }, admin);
  assert.equal((await rowOf(videoId)).publish_status, 'published');
  const uploads = (await call('get_my_uploads', {}, maker)).filter(
    ({ video }) => video?.video_id === videoId,
  );
  assert.deepEqual(
    uploads.map((one) => one.id),
    [id],
  );
  await call('cancel_upload', { p_upload_id: other }, maker);
});

test('who skips the review stays published with the new file', async () => {
  const videoId = await shown(publisher);
  const id = await uploaded(publisher, second);
  await submit(publisher, id, videoId);
  await takeInUpload(platform, id);
  const { next_media_id: next } = await rowOf(videoId);
  await prepare(next ?? '');
  const after = await rowOf(videoId);
  assert.deepEqual([after.media_id, after.publish_status], [next, 'published']);
});

test('a file that is refused, or cannot be prepared, leaves the old one where it is and says why', async () => {
  const videoId = await shown(publisher);
  const before = await rowOf(videoId);
  const broken = await uploaded(publisher, Buffer.from('no video at all'));
  await submit(publisher, broken, videoId);
  await takeInUpload(platform, broken);
  const [refused] = await call('get_replacement', { p_video_id: videoId }, publisher);
  assert.equal(refused?.state, 'failed');
  assert.ok(refused?.reason);
  await call('cancel_upload', { p_upload_id: broken }, publisher);

  const id = await uploaded(publisher, second);
  await submit(publisher, id, videoId);
  await takeInUpload(platform, id);
  const { next_media_id: next } = await rowOf(videoId);
  await platform.db.transaction((transaction) =>
    platform.facts.state(transaction, mediaFailed, { mediaId: next ?? '', reason: 'The picture is broken.' }),
  );
  const after = await rowOf(videoId);
  assert.deepEqual(
    [after.media_id, after.next_media_id, after.publish_status, after.playback_state],
    [before.media_id, null, 'published', 'ready'],
  );
  assert.equal(after.next_refusal, 'The new file was not taken. The picture is broken.');
  assert.equal(await isThere(next ?? ''), false);
});

test('a file that must stay down does not come back as a new file', async () => {
  const videoId = await shown(publisher);
  const third = await clipOf('third.mp4', 3);
  await insertStayDown(db, createHash('sha256').update(third).digest(), 'Taken down.');
  const id = await uploaded(publisher, third);
  await submit(publisher, id, videoId);
  await takeInUpload(platform, id);
  const [refused] = await call('get_replacement', { p_video_id: videoId }, publisher);
  assert.equal(refused?.state, 'failed');
  assert.equal((await rowOf(videoId)).next_media_id, null);
});

test('without the declaration, for a video elsewhere or one that is held, nothing is taken', async () => {
  const videoId = await shown(publisher);
  const id = await uploaded(publisher, second);
  const words = async (more: object = {}) => {
    const { status, body } = await submit(publisher, id, videoId, more);
    return [status, body.message];
  };
  assert.deepEqual(await words({ p_adults_only: false }), [
    400,
    'We only take videos in which everyone depicted is an adult.',
  ]);
  assert.deepEqual(await words({ p_rights_held: false }), [
    400,
    'We only take videos you hold the rights to.',
  ]);
  await db.query(`update videos set video_source = 'embed' where id = $1`, [videoId]);
  assert.deepEqual(await words(), [
    409,
    'The file of this video is on another site. You can’t replace it here.',
  ]);
  await db.query(`update videos set video_source = 'upload', publish_status = 'held' where id = $1`, [
    videoId,
  ]);
  assert.deepEqual(await words(), [409, 'We’re looking at a report about this video.']);
  await db.query(`update videos set publish_status = 'published' where id = $1`, [videoId]);
});

test('a video that is deleted takes its new file along', async () => {
  const videoId = await shown(publisher);
  const id = await uploaded(publisher, second);
  await submit(publisher, id, videoId);
  await takeInUpload(platform, id);
  const { media_id: old, next_media_id: next } = await rowOf(videoId);
  await call('delete_own_video', { p_video_id: videoId }, publisher);
  assert.deepEqual([await isThere(old), await isThere(next ?? '')], [false, false]);
});
