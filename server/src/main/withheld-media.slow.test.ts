import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mediaPrefix } from '../domains/media/index.ts';
import { changePublishStatus, type PublishStatus } from '../domains/videos/index.ts';
import { newId } from '../kit/ids.ts';
import { buildVideo } from './test-catalogue.ts';
import type { TestMember } from './test-member.ts';
import { testWeb } from './test-web.ts';

const web = await testWeb();
const { db, storage } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const maker = await web.memberNamed('maker', { canUploadVideos: true });

/** A segment of media that nobody shows yet. */
async function makeMedia(): Promise<{ mediaId: string; key: string }> {
  const mediaId = newId();
  await db.query(
    `insert into media_assets (id, state, source_name, source_bytes) values ($1, 'queued', 'lantern.mp4', 10)`,
    [mediaId],
  );
  const key = `${mediaPrefix(mediaId)}360p/00000.m4s`;
  await storage.put(key, Buffer.from('a segment'));
  return { mediaId, key };
}
const get = async (key: string, who: TestMember | null = null) => {
  await web.caughtUp();
  return web.app.inject({ url: `/${key}`, headers: who?.bearer ?? {} });
};
const become = (videoId: string, state: PublishStatus) =>
  db.transaction((transaction) => changePublishStatus(transaction, web.platform, videoId, state));
async function until(key: string, status: number): Promise<void> {
  for (let i = 0; i < 100 && (await get(key)).statusCode !== status; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal((await get(key)).statusCode, status);
}

test('the files of a video that is held or removed are sent to admins alone, hot or not, and come back with it', async () => {
  const { mediaId, key } = await makeMedia();
  const { id } = await buildVideo(web.platform, { mediaId, uploaderId: maker.id });
  assert.equal((await get(key)).body, 'a segment');
  await become(id, 'held');
  await until(key, 404);
  assert.equal((await get(key, maker)).statusCode, 404);
  const looked = await get(key, admin);
  assert.deepEqual(
    [looked.statusCode, looked.body, looked.headers['cache-control']],
    [200, 'a segment', 'private, no-store'],
  );
  await become(id, 'published');
  await until(key, 200);
  await become(id, 'removed');
  await until(key, 404);
  const part = await web.app.inject({ url: `/${key}`, headers: { ...admin.bearer, range: 'bytes=2-4' } });
  assert.deepEqual([part.statusCode, part.body], [206, 'seg']);
});

test('a file that another video shows is sent as before', async () => {
  const { mediaId, key } = await makeMedia();
  const [one] = [await buildVideo(web.platform, { mediaId }), await buildVideo(web.platform, { mediaId })];
  await become(one.id, 'removed');
  const gone = await makeMedia();
  const last = await buildVideo(web.platform, { mediaId: gone.mediaId });
  await become(last.id, 'removed');
  // Both were heard of by now.
  await until(gone.key, 404);
  assert.equal((await get(key)).statusCode, 200);
});

test('a process that starts knows what was withheld before', async () => {
  const { mediaId, key } = await makeMedia();
  const { id } = await buildVideo(web.platform, { mediaId });
  await db.query(`update videos set publish_status = 'removed' where id = $1`, [id]);
  const second = await web.another();
  assert.equal((await second.app.inject({ url: `/${key}` })).statusCode, 404);
  await second.close();
});

test('who uploaded it is shown no picture of it that would not come', async () => {
  const { mediaId } = await makeMedia();
  const { id } = await buildVideo(web.platform, { mediaId, uploaderId: maker.id });
  const thumbnail = `${mediaPrefix(mediaId)}thumbnail.webp`;
  await db.query('update videos set thumbnail_key = $2 where id = $1', [id, thumbnail]);
  const shown = async (): Promise<string | null> => {
    const url = '/rest/v1/rpc/get_studio_videos';
    const answer = await web.app.inject({ method: 'POST', url, headers: maker.bearer, payload: {} });
    const { items } = answer.json() as { items: { video_id: string; thumbnail_url: string | null }[] };
    return items.find(({ video_id }) => video_id === id)?.thumbnail_url ?? null;
  };
  assert.match((await shown())!, /thumbnail\.webp$/);
  await become(id, 'held');
  assert.equal(await shown(), null);
});
