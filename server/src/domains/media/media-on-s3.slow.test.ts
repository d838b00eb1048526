import assert from 'node:assert/strict';
import path from 'node:path';
import { after, test } from 'node:test';
import { startTestS3 } from '../../platform/storage/test-s3.ts';
import { hashOfFile, insertStayDown, mediaPrefix, mediaProgress, receiveSource } from './index.ts';
import { keysOf, makeClip, mediaBench, picture, processFile, quickly, sound } from './test-media.ts';

test('a video goes through with object storage as it does with a disk', async () => {
  const { config, close } = await startTestS3();
  after(close);
  const bench = await mediaBench({
    S3_ENDPOINT: config.endpoint!,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  });
  const clip = await makeClip(path.join(bench.folder, 'clip.mp4'), [
    ...picture('480x360', 1),
    ...sound(1),
    ...quickly,
  ]);
  const mediaId = await processFile(bench, clip);
  const progress = await mediaProgress(bench.platform.db, mediaId);
  assert.equal(progress?.state, 'ready', progress?.reason ?? '');
  const keys = (await keysOf(bench, mediaPrefix(mediaId))).map((key) =>
    key.slice(mediaPrefix(mediaId).length),
  );
  for (const key of [
    'first.m3u8',
    'master.m3u8',
    '240p/00000.m4s',
    '360p/index.m3u8',
    '360p/init.mp4',
    'preview.mp4',
  ])
    assert.ok(keys.includes(key), key);
  assert.match(
    (await bench.platform.storage.get(`${mediaPrefix(mediaId)}240p/index.m3u8`))!.toString(),
    /#EXT-X-ENDLIST/,
  );
  assert.deepEqual(await keysOf(bench, 'sources/'), [], 'the source is not kept');

  // What must stay down never leaves the machine.
  await insertStayDown(bench.platform.db, await hashOfFile(clip), 'Notice 12.');
  const { storage } = bench.platform;
  const offline = { ...storage, putFile: () => Promise.reject(new Error('it was sent')) };
  await assert.rejects(receiveSource({ ...bench.platform, storage: offline }, { path: clip, mode: 'copy' }), {
    message: /must stay down/,
  });
});
