import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Upload } from '#contract/uploads.ts';
import { insertStayDown, processMediaHere } from '#server/domains/media/index.ts';
import { makeClip, picture, quickly, temporaryFolder } from '#server/domains/media/test-media.ts';
import { sweepUploads } from '#server/domains/uploads/sweep-uploads.handler.ts';
import { takeInUpload } from '#server/domains/uploads/take-in-upload.handler.ts';
import { createPlatform } from '#server/main/platform.ts';
import type { Platform } from '#server/platform/context.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { startTestS3 } from '#server/platform/storage/test-s3.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { uncategorized, uploadWhole } from '#tests/support/test-received-videos.ts';
import { testWeb } from '#tests/support/test-web.ts';

const s3 = await startTestS3({ smallestPart: 5 * 1024 * 1024 });
after(() => s3.close());
const web = await testWeb({
  env: {
    S3_ENDPOINT: s3.config.endpoint!,
    S3_BUCKET: s3.config.bucket,
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  },
});
const { call } = web;
const { db } = web.platform;
const folder = await temporaryFolder();
const clip = await readFile(
  await makeClip(path.join(folder, 'clip.mp4'), [...picture('320x180', 1), ...quickly]),
);
/** A worker that shares database and bucket with the web process, and nothing else. */
const dataDir = path.join(folder, 'worker');
const worker: Platform = createPlatform({ ...web.platform.config, dataDir }, web.directUrl, 'test');
after(() => worker.db.close());
let people = 0;
const uploader = (): Promise<TestMember> =>
  web.memberNamed(`maker-${++people}`, { role: 'publisher', canUploadVideos: true });
async function uploaded(who: TestMember): Promise<string> {
  const id = await uploadWhole(web, who, clip);
  await call(
    'submit_upload',
    {
      ...{ p_upload_id: id, p_title: 'Lantern evening', p_category_id: uncategorized, p_publish: 'publish' },
      ...{ p_adults_only: true, p_contains_actual_humans: false, p_rights_held: true },
    },
    who,
  );
  return id;
}
const mine = async (who: TestMember, id: string): Promise<Upload> =>
  (await call('get_my_uploads', {}, who)).find((one) => one.id === id)!;
async function stored(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of worker.storage.list(prefix)) keys.push(key);
  return keys;
}
const leftovers = async (name: string): Promise<string[]> =>
  readdir(path.join(dataDir, name)).catch(() => []);

test('a worker makes a video of what a web process took, and nothing of it stays anywhere but the video', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  assert.deepEqual(await stored('uploads/'), [`uploads/${id}/whole`]);
  await takeInUpload(worker, id);
  assert.equal((await mine(who, id)).state, 'done');
  const [asset] = await db.query<{ source_key: string; source_sha256: Buffer; source_bytes: number }>(
    'select source_key, source_sha256, source_bytes from media_assets where id = $1',
    [id],
  );
  assert.deepEqual(asset, {
    source_key: `uploads/${id}/whole`,
    source_sha256: createHash('sha256').update(clip).digest(),
    source_bytes: clip.length,
  });
  // The upload is over, and its bytes are still needed.
  await sweepUploads(worker);
  assert.deepEqual(await stored('uploads/'), [`uploads/${id}/whole`]);
  await processMediaHere(worker, id, new AbortController().signal);
  const { video } = await mine(who, id);
  assert.equal(video?.publish_status, 'published');
  assert.deepEqual(await stored('uploads/'), []);
  const { master_url } = (await call('get_own_playback', { p_video_id: video!.video_id }, who)) as {
    master_url: string;
  };
  const playlist = await fetch((await web.url()) + new URL(master_url, 'http://x').pathname, {
    headers: { cookie: `age_verified=true; ${who.cookie}` },
  });
  assert.equal(playlist.status, 200);
  assert.match(await playlist.text(), /^#EXTM3U/);
  assert.deepEqual([await leftovers('incoming'), await leftovers('work')], [[], []]);
});

test('a store that is away for a while fails nobody’s upload; a file that it lost does, with a word', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  const away = {
    ...worker,
    storage: {
      ...worker.storage,
      stream: () => Promise.reject(Object.assign(new Error('reset'), { code: 'ECONNRESET' })),
    },
  };
  await assert.rejects(takeInUpload(away, id));
  assert.equal((await mine(who, id)).state, 'checking');
  await worker.storage.deletePrefix(`uploads/${id}/`);
  await takeInUpload(worker, id);
  const { state, reason } = await mine(who, id);
  assert.deepEqual([state, reason], ['failed', 'We’ve lost this file. Upload it again.']);
});

test('a whole upload that was restored from the bucket onto a disk becomes a video all the same', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  const disk = createDiskStorage(path.join(folder, 'restored'));
  await disk.put(`uploads/${id}/whole`, clip);
  await takeInUpload({ ...worker, storage: disk }, id);
  assert.equal((await mine(who, id)).state, 'done');
  assert.equal((await disk.stat(`uploads/${id}/whole`))?.size, clip.length);
});

test('a file that must stay down is refused by its exact hash, and nothing is made of it', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  await insertStayDown(db, createHash('sha256').update(clip).digest(), 'Notice 12.');
  await takeInUpload(worker, id);
  const { state, reason } = await mine(who, id);
  assert.equal(state, 'failed');
  assert.match(reason ?? '', /must stay down/);
  assert.equal((await db.query('select 1 from media_assets where id = $1', [id])).length, 0);
  assert.deepEqual(await leftovers('incoming'), []);
});
