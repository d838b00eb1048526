import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import type { RunningJob } from '../../platform/jobs/jobs.ts';
import { createFinishMediaHandler } from './finish-media.handler.ts';
import { mediaPrefix, mediaProgress, processMediaHere, retryMedia } from './index.ts';
import { claimAsset, findAsset, listRenditions, releaseAsset } from './media-queries.ts';
import { createProcessMediaHandler } from './process-media.handler.ts';
import { keysOf, makeClip, mediaBench, picture, quickly, sound, takeIn } from './test-media.ts';

const bench = await mediaBench();
const { platform, folder } = bench;
const { db, jobs, storage } = platform;
const never = new AbortController().signal;
const clip = await makeClip(path.join(folder, 'clip.mp4'), [
  ...picture('852x480', 2),
  ...sound(2),
  ...quickly,
  '-c:a',
  'aac',
]);
const processes = createProcessMediaHandler(platform);
const finishes = createFinishMediaHandler(platform);
const job = (mediaId: string): RunningJob<{ mediaId: string }> => ({
  id: mediaId,
  payload: { mediaId },
  attempt: 0,
  lastAttempt: false,
  signal: never,
});
const progressOf = async (mediaId: string) => (await mediaProgress(db, mediaId))!;
const interrupted = 'Preparing this video was interrupted too often. Try again.';

/** The keys under the asset that a player of the first rendition needs. */
const firstKeys = ['first.m3u8', '360p/index.m3u8', '360p/init.mp4', '360p/00000.m4s', 'preview.mp4'];
async function assertFirstPlays(mediaId: string): Promise<void> {
  const keys = await keysOf(bench, mediaPrefix(mediaId));
  for (const key of firstKeys) assert.ok(keys.includes(mediaPrefix(mediaId) + key), key);
  assert.match((await storage.get(`${mediaPrefix(mediaId)}360p/index.m3u8`))!.toString(), /#EXT-X-ENDLIST/);
}
const lastFact = () => bench.stated.at(-1)!;

test('when the ladder fails for good the first rendition stays, with all that was made beside it, and the ladder can be retried', async () => {
  const mediaId = await takeIn(bench, clip);
  const full = {
    ...platform,
    storage: {
      ...storage,
      putFile: (...[key, file]: Parameters<typeof storage.putFile>) =>
        key.includes('/480p/')
          ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
          : storage.putFile(key, file),
    },
  };
  await processMediaHere(full, mediaId, never);
  const reason = 'The disk became full while this video was prepared. Free some space and try again.';
  const { state, firstPassDone, ...progress } = await progressOf(mediaId);
  assert.deepEqual([state, firstPassDone, progress.reason], ['failed', true, reason]);
  await assertFirstPlays(mediaId);
  const [fact, body] = lastFact();
  assert.equal(fact, 'ladder.failed');
  assert.ok(!bench.stated.some(([name]) => name === 'media.failed'));
  const outcome = body as { reason: string; quality: string; playback: Record<string, unknown> };
  assert.deepEqual([outcome.reason, outcome.quality], [reason, '360p']);
  assert.equal(outcome.playback.master_key, `${mediaPrefix(mediaId)}first.m3u8`);
  // Made by the first pass after the video was reported as playable.
  assert.equal(typeof outcome.playback.storyboard_key, 'string');

  assert.equal(await retryMedia(db, jobs, mediaId), 'ladder');
  const made = (await storage.stat(`${mediaPrefix(mediaId)}360p/00000.m4s`))!.modifiedAt;
  await processMediaHere(platform, mediaId, never);
  assert.equal((await progressOf(mediaId)).state, 'ready');
  assert.deepEqual((await listRenditions(db, mediaId)).map(({ name }) => name).sort(), [
    '240p',
    '360p',
    '480p',
  ]);
  assert.deepEqual((await storage.stat(`${mediaPrefix(mediaId)}360p/00000.m4s`))!.modifiedAt, made);
});

test('a source that is gone before the ladder takes nothing of the first rendition with it', async () => {
  const mediaId = await takeIn(bench, clip);
  await processes.run(job(mediaId));
  await storage.delete((await findAsset(db, mediaId))!.sourceKey!);
  const gone = 'The file of this video is gone. Import it again.';
  // The job has failed too, for the same reason, and tells the queue so.
  await assert.rejects(finishes.run(job(mediaId)), { name: 'JobGivenUp', message: gone });
  const { state, reason } = await progressOf(mediaId);
  assert.deepEqual([state, reason], ['failed', gone]);
  await assertFirstPlays(mediaId);
  assert.equal(lastFact()[0], 'ladder.failed');
  // It may be back by then; if it is not, the end is the same.
  assert.equal(await retryMedia(db, jobs, mediaId), 'ladder');
  await assert.rejects(finishes.run(job(mediaId)), { name: 'JobGivenUp', message: gone });
  await assertFirstPlays(mediaId);
});

test('a job that the queue gives up ends its asset, in words that fit, and does so once', async () => {
  for (const [words, reason] of [
    ['The worker ended while it was at work.', interrupted],
    ['It took too long.', 'Preparing this video took longer than is allowed.'],
    ['An admin stopped it.', 'An admin stopped the preparation of this video. Try again.'],
    ['connection reset', 'This video could not be converted. Try again, or export it again as MP4.'],
  ] as const) {
    const mediaId = await takeIn(bench, clip);
    const told = bench.stated.length;
    await processes.failed!({ mediaId }, words);
    await processes.failed!({ mediaId }, words);
    const progress = await progressOf(mediaId);
    assert.deepEqual([progress.state, progress.reason, progress.firstPassDone], ['failed', reason, false]);
    assert.deepEqual(bench.stated.slice(told), [['media.failed', { mediaId, reason }]]);
    assert.equal(await retryMedia(db, jobs, mediaId), 'first');
  }
});

test('of a lost ladder the first rendition stays; late news of the first pass changes nothing', async () => {
  const mediaId = await takeIn(bench, clip);
  await processes.run(job(mediaId));
  await processes.failed!({ mediaId }, 'The worker ended while it was at work.');
  assert.equal((await progressOf(mediaId)).state, 'playable');
  await finishes.failed!({ mediaId }, 'The worker ended while it was at work.');
  const { state, reason } = await progressOf(mediaId);
  assert.deepEqual([state, reason], ['failed', interrupted]);
  assert.equal(lastFact()[0], 'ladder.failed');
  await assertFirstPlays(mediaId);
});

test('while a killed worker still counts as at work the queue is told to say it again', async () => {
  const mediaId = await takeIn(bench, clip);
  const claim = '00000000-0000-4000-8000-000000000001';
  await claimAsset(db, mediaId, claim);
  await assert.rejects(processes.failed!({ mediaId }, 'The worker ended while it was at work.'), /at work/);
  assert.equal((await progressOf(mediaId)).state, 'queued');
  // No heartbeat for long enough.
  await db.query(`update media_assets set heartbeat_at = now() - interval '20 seconds' where id = $1`, [
    mediaId,
  ]);
  await processes.failed!({ mediaId }, 'The worker ended while it was at work.');
  assert.equal((await progressOf(mediaId)).state, 'failed');
  await releaseAsset(db, mediaId, claim, { counts: false });
});
