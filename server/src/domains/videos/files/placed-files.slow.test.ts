import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { createS3Storage } from '../../../platform/storage/s3-storage.ts';
import { startTestS3 } from '../../../platform/storage/test-s3.ts';
import { mediaPrefix } from '../../media/index.ts';
import { changePublishStatus, type PublishStatus } from '../index.ts';
import { createPlaceFilesHandler } from './place-files.handler.ts';

const s3 = await startTestS3();
after(() => s3.close());
/** Stands in for what purges a CDN. */
const purged: { authorization: string | undefined; urls: string[]; prefixes: string[] }[] = [];
let status = 204;
const edge = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const { authorization } = request.headers;
    if (status === 204) purged.push({ authorization, ...JSON.parse(body) });
    response.writeHead(status).end();
  });
});
await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
after(() => edge.close());

const cdn = 'https://cdn.example.org';
const web = await testWeb({
  env: {
    PUBLIC_URL: 'http://site.example',
    S3_BUCKET: s3.config.bucket,
    S3_ENDPOINT: s3.config.endpoint!,
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
    S3_PUBLIC_URL: cdn,
    CDN_PURGE_URL: `http://127.0.0.1:${(edge.address() as AddressInfo).port}/purge`,
    CDN_PURGE_SECRET: 'the secret of the edge',
  },
});
const { db, storage } = web.platform;
const bucket = createS3Storage(s3.config);
const handler = createPlaceFilesHandler(web.platform);
const place = (signal = new AbortController().signal) =>
  handler.run({ id: '1', payload: {}, attempt: 0, lastAttempt: false, signal });
const become = (videoId: string, state: PublishStatus) =>
  db.transaction((transaction) => changePublishStatus(transaction, web.platform, videoId, state));
const keysUnder = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of bucket.list(prefix)) keys.push(key);
  return keys;
};
const get = async (key: string) => {
  await web.caughtUp();
  return web.app.inject({ url: `/${key}` });
};
const pending = async (): Promise<number> =>
  (await db.query<{ n: number }>('select count(*)::int as n from file_changes'))[0]!.n;
/** A video with an asset in this state of work, and files of it. */
async function make(publishStatus: PublishStatus, state: 'encoding_ladder' | 'ready') {
  const mediaId = await insertTestMedia(web.platform, { state });
  const { id } = await buildVideo(web.platform, { mediaId, publishStatus });
  const prefix = mediaPrefix(mediaId);
  const key = `${prefix}360p/00000.m4s`;
  await storage.put(key, 'a segment');
  await storage.put(`${prefix}master.m3u8`, '#EXTM3U');
  await storage.put(`media/thumbnails/${id}/a.webp`, 'a picture');
  await db.query('update videos set custom_thumbnail_key = $2 where id = $1', [
    id,
    `media/thumbnails/${id}/a.webp`,
  ]);
  return { id, mediaId, prefix, key };
}

test('files lie where the world fetches them exactly while their video is published and its work is through', async () => {
  const { id, mediaId, prefix, key } = await make('published', 'encoding_ladder');
  await place();
  // Still being written, and played from us meanwhile.
  assert.deepEqual(await keysUnder(prefix), []);
  assert.deepEqual([(await get(key)).statusCode, (await get(key)).body], [200, 'a segment']);
  await db.query(`update media_assets set state = 'ready', ready_at = now() where id = $1`, [mediaId]);
  await db.query(`update videos set playback_state = 'ready' where id = $1`, [id]);
  await place();
  assert.equal((await keysUnder(prefix)).length, 2);
  assert.deepEqual(await keysUnder(`private/${prefix}`), []);
  storage.places!.forget(prefix);
  for (const one of [`${prefix}master.m3u8`, `media/thumbnails/${id}/a.webp`])
    assert.equal((await get(one)).headers.location, `${cdn}/${one}`);

  await become(id, 'held');
  assert.equal((await get(key)).statusCode, 404);
  await place();
  assert.deepEqual([...(await keysUnder(prefix)), ...(await keysUnder(`media/thumbnails/${id}/`))], []);
  assert.equal((await keysUnder(`private/${prefix}`)).length, 2);

  await become(id, 'published');
  assert.equal((await get(key)).body, 'a segment');
  await place();
  assert.equal((await keysUnder(prefix)).length, 2);
  assert.equal(await pending(), 0);
});

test('what is withheld is purged by its addresses at site and storage, and asked again until it is taken', async () => {
  const { id, prefix, key } = await make('published', 'ready');
  const stem = `${prefix}thumbnails/1-0a1b2c3d4-`;
  await storage.put(`${stem}640.webp`, 'a still');
  await place();
  purged.length = 0;
  status = 500;
  await become(id, 'removed');
  await place();
  assert.equal(purged.length, 0);
  // Out of reach all the same.
  assert.equal(await pending(), 2);
  status = 204;
  await db.query('update file_changes set due_at = now()');
  await place();
  assert.equal(await pending(), 0);
  assert.deepEqual(await keysUnder(prefix), []);
  const urls = purged.flatMap((one) => one.urls);
  for (const base of ['http://site.example', cdn]) {
    assert.ok(urls.includes(`${base}/${key}`));
    assert.ok(urls.includes(`${base}/media/thumbnails/${id}/a.webp`));
    // It was sent in the place of these, which are in no list.
    for (const width of [480, 640, 960, 1280]) assert.ok(urls.includes(`${base}/${stem}${width}.avif`));
    assert.equal(urls.filter((url) => url === `${base}/${stem}640.avif`).length, 1);
    assert.ok(purged.some(({ prefixes }) => prefixes.includes(`${base}/${prefix}`)));
  }
  assert.ok(purged.every(({ authorization }) => authorization === 'Bearer the secret of the edge'));
});

test('two at once, and one that was ended halfway, lose nothing', async () => {
  const { id, prefix } = await make('published', 'ready');
  await Promise.all([place(), place()]);
  const ended = new AbortController();
  await become(id, 'draft');
  ended.abort();
  await place(ended.signal);
  await become(id, 'published');
  await become(id, 'draft');
  await Promise.all([place(), place()]);
  await db.query('update file_changes set due_at = now()');
  await place();
  assert.deepEqual(await keysUnder(prefix), []);
  assert.equal((await keysUnder(`private/${prefix}`)).length, 2);
  assert.equal(await pending(), 0);
});

test('after the configuration names another place, all is looked at', async () => {
  const { prefix } = await make('draft', 'ready');
  for (const key of await keysUnder(`private/${prefix}`)) {
    await bucket.copy(key, key.slice('private/'.length));
    await bucket.delete(key);
  }
  await place();
  assert.equal((await keysUnder(prefix)).length, 2);
  await db.query(`update file_placing set places = 'elsewhere'`);
  await place();
  assert.deepEqual(await keysUnder(prefix), []);
});
