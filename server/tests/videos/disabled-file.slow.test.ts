import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processMediaHere } from '#server/domains/media/index.ts';
import { makeClip, picture, quickly, temporaryFolder } from '#server/domains/media/test-media.ts';
import { disableVideo, showAgain } from '#server/domains/videos/planned/show-again.ts';
import { receiveVideo } from '#tests/support/test-received-videos.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, call } = web;
const { db } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const maker = await web.memberNamed('maker', { role: 'creator', canUploadVideos: true });
const folder = await temporaryFolder();
const clip = (name: string, seconds: number) =>
  makeClip(`${folder}/${name}.mp4`, [...picture('64x64', seconds), ...quickly]);

async function sent(file: string, title: string): Promise<string> {
  const { id, mediaId } = await receiveVideo(platform, file, {
    title,
    uploaderId: maker.id,
    plan: 'published',
  });
  await processMediaHere(platform, mediaId, new AbortController().signal);
  return id;
}
const statusOf = async (id: string) =>
  (await db.query<{ it: string }>('select publish_status as it from videos where id = $1', [id]))[0]?.it;

test('the file of a disabled video waits for a person while that lasts, and others do not', async () => {
  const file = await clip('one', 1);
  const first = await sent(file, 'First');
  assert.equal(await statusOf(first), 'published');
  await db.transaction((transaction) => disableVideo(transaction, platform, first));

  const again = await sent(file, 'Again');
  assert.equal(await statusOf(again), 'review');
  const { items } = await call('get_review_queue', {}, admin);
  assert.deepEqual(
    items.map(({ video_id, found }) => [video_id, found.map(({ list }) => list)]),
    [[again, ['disabled']]],
  );
  // Somebody who looked may let it pass.
  await call('approve_video', { p_video_id: again }, admin);
  assert.equal(await statusOf(again), 'published');

  assert.equal(await statusOf(await sent(await clip('other', 2), 'Another file')), 'published');

  await db.transaction((transaction) => showAgain(transaction, platform, first));
  assert.equal(await statusOf(await sent(file, 'Once it is back')), 'published');
});
