import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flashesMeasured } from '../media-facts.ts';
import { findAsset } from '../media-queries.ts';
import { makeMedia, mediaBench, picture, quickly } from '../test-media.ts';
import type { FoundFlash } from './flash-meter.ts';
import { isMeasured, unmeasuredMedia } from './flash-queries.ts';
import { createMeasureFlashesHandler, measureOldFilesHandler } from './measure-flashes.handler.ts';
import { inFrames, measureFlashes } from './measure-flashes.ts';

const bench = await mediaBench();
const { platform } = bench;
const { db } = platform;
const { signal } = new AbortController();
const stated: { mediaId: string; found: readonly FoundFlash[]; losesPreview: boolean }[] = [];
platform.facts.on(flashesMeasured, async (_transaction, body) => void stated.push(body));

/** A calm grey picture that blinks five times a second from its third to its fifth second. */
const blinking = [
  ...['-f', 'lavfi', '-i', 'color=c=0x303030:s=320x180:r=30:d=9'],
  ...['-vf', `negate=enable='between(t,3,5)*lt(mod(t,0.2),0.1)'`, ...quickly],
];

test('a finished file is measured once, and what flashes in it is told', async () => {
  const { mediaId } = await makeMedia(bench, 'blinking.mp4', blinking);
  assert.deepEqual(await unmeasuredMedia(db, 10), [mediaId]);
  await measureFlashes(platform, mediaId, signal);
  assert.equal(await isMeasured(db, mediaId), true);
  const [{ found, losesPreview }, ...others] = stated as [(typeof stated)[0]];
  assert.deepEqual(others, []);
  assert.equal(found.length, 1);
  assert.equal(found[0]!.kind, 'general');
  assert.ok(Math.abs(found[0]!.from - 3) < 0.2 && Math.abs(found[0]!.to - 5) < 0.3, JSON.stringify(found));
  // Nine seconds are shown nearly whole: what lists play is no longer played.
  assert.equal(losesPreview, true);
  assert.equal((await findAsset(db, mediaId))!.extras.previewKey, undefined);
  // A video that gets the file later hears of it: what was found is told again, without looking.
  await db.query(`update renditions set playlist_key = 'gone' where media_id = $1`, [mediaId]);
  await measureFlashes(platform, mediaId, signal);
  assert.deepEqual(stated[1], stated[0]);
});

test('what is calm is known to be measured, with nothing found', async () => {
  const { mediaId } = await makeMedia(bench, 'calm.mp4', [...picture('320x180', 6), ...quickly]);
  stated.length = 0;
  await measureFlashes(platform, mediaId, signal);
  assert.deepEqual(stated, [{ mediaId, found: [], losesPreview: false }]);
  assert.ok((await findAsset(db, mediaId))!.extras.previewKey);
  assert.deepEqual(await unmeasuredMedia(db, 10), []);
});

test('of a file whose ladder failed the first pass is measured', async () => {
  const { mediaId } = await makeMedia(bench, 'given-up.mp4', [...picture('320x180', 3), ...quickly]);
  await db.query(
    `update media_assets set state = 'failed', reason = 'no', ready_at = null, failed_at = now() where id = $1`,
    [mediaId],
  );
  assert.deepEqual(await unmeasuredMedia(db, 10), [mediaId]);
  await measureFlashes(platform, mediaId, signal);
  assert.equal(await isMeasured(db, mediaId), true);
});

test('what cannot be measured is not tried for ever, and is not said to be measured', async () => {
  const { mediaId } = await makeMedia(bench, 'broken.mp4', [...picture('320x180', 3.2), ...quickly]);
  assert.deepEqual(await unmeasuredMedia(db, 10), [mediaId]);
  await createMeasureFlashesHandler(platform).failed?.({ mediaId }, 'it could not be read');
  assert.deepEqual(await unmeasuredMedia(db, 10), []);
  assert.equal(await isMeasured(db, mediaId), false);
  // Whoever asks for it again gets it measured.
  await measureFlashes(platform, mediaId, signal);
  assert.equal(await isMeasured(db, mediaId), true);
});

test('files from before have their turn', async () => {
  const { mediaId } = await makeMedia(bench, 'old.mp4', [...picture('320x180', 2), ...quickly]);
  const run = (): Promise<void> =>
    measureOldFilesHandler(platform).run({
      ...{ id: '', payload: {}, attempt: 0, lastAttempt: true, signal },
    });
  await run();
  await run();
  const jobs = await db.query<{ id: string }>(
    `select data->>'mediaId' as id from jobs.job where name = 'measure-flashes' and state = 'created'`,
  );
  assert.deepEqual(jobs, [{ id: mediaId }]);
});

test('frames come whole, however their bytes come', () => {
  let frames = 0;
  let sum = 0;
  const take = inFrames((frame) => {
    frames++;
    sum += frame.at(-1)!;
  });
  const bytes = Buffer.alloc(64 * 36 * 3 * 5, 7);
  for (let at = 0; at < bytes.length; at += 1000) take(bytes.subarray(at, at + 1000));
  assert.deepEqual([frames, sum], [5, 35]);
});
