import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { testMediaTools } from '../../../platform/test-media-tools.ts';
import { workOnMedia } from '../claim.ts';
import { encodingOf, mediaProgress, processMediaHere } from '../index.ts';
import { findAsset, listRenditions } from '../media-queries.ts';
import { prepareMedia } from '../prepare-media.ts';
import { makeClip, makeMedia, mediaBench, picture, quickly, sizesOf, takeIn } from '../test-media.ts';

const bench = await mediaBench();
const { platform, folder } = bench;
const never = new AbortController().signal;
const names = async (mediaId: string): Promise<string[]> =>
  (await listRenditions(platform.db, mediaId)).map(({ name }) => name);

test('a picture that was only enlarged gets no rung that shows nothing more, and it is said why', async () => {
  const made = await makeMedia(bench, 'enlarged.mp4', [
    ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=24:d=5,scale=1280:720:flags=bicubic'],
    ...[...quickly, '-crf', '8'],
  ]);
  assert.deepEqual(sizesOf(made), ['240p 426x240', '360p 640x360']);
  assert.equal(made.outcome.quality, '360p');
  assert.doesNotMatch(made.master, /480p|720p/);
  const shown = await encodingOf(platform.db, made.mediaId);
  assert.deepEqual(shown?.left_out, [
    { size: '720p', because: 'picture' },
    { size: '480p', because: 'picture' },
  ]);
  assert.deepEqual([shown?.sizes, shown?.best], [2, '360p']);
  assert.ok(shown.kilobits > 20 && shown.reason.endsWith('.'));
  const { encoding } = (await findAsset(platform.db, made.mediaId))!;
  assert.ok(encoding?.look !== null && encoding?.look.places === 2);
});

test('where looking fails a file gets the standard ladder, and says that it does', async () => {
  const { ffmpeg } = await testMediaTools();
  const blind = path.join(folder, 'ffmpeg-that-does-not-look');
  writeFileSync(blind, `#!/bin/sh\ncase "$*" in *bitplanenoise*) exit 1;; esac\nexec ${ffmpeg.path} "$@"\n`);
  chmodSync(blind, 0o755);
  const other = await mediaBench({ FFMPEG_PATH: blind });
  const made = await makeMedia(other, 'unseen.mp4', [...picture('640x480', 3), ...quickly]);
  assert.deepEqual(sizesOf(made), ['240p 320x240', '360p 480x360', '480p 640x480']);
  const shown = await encodingOf(other.platform.db, made.mediaId);
  assert.deepEqual(
    [shown?.kind, shown?.reason, shown?.left_out],
    [null, 'The file could not be looked at more closely.', []],
  );
});

async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 2400; tries++) {
    const found = await look();
    if (found) return found;
    await wait(50);
  }
  throw new Error(`never came: ${what}`);
}
function startProcess(mediaId: string): ChildProcess {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../fixtures/process-media-here.ts'), mediaId],
    {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: bench.databaseUrl, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  after(() => child.kill('SIGKILL'));
  return child;
}

test('after kill -9 the ladder goes on as it was chosen, without another look', async () => {
  const clip = await makeClip(path.join(folder, 'killed.mp4'), [...picture('852x480', 24, '12'), ...quickly]);
  const mediaId = await takeIn(bench, clip);
  const child = startProcess(mediaId);
  const chosen = await until('the choice', async () => {
    const asset = await findAsset(platform.db, mediaId);
    return asset?.state === 'encoding_ladder' && asset.encoding;
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  assert.deepEqual(
    chosen.rungs.map(({ rung }) => rung),
    [240, 480],
  );
  // Nobody who looked would choose this.
  const stored = { ...chosen, rungs: chosen.rungs.slice(0, 1), reason: 'As it was chosen.' };
  await platform.db.query('update media_assets set encoding = $2 where id = $1', [
    mediaId,
    JSON.stringify(stored),
  ]);
  await processMediaHere(platform, mediaId, never);
  assert.equal((await mediaProgress(platform.db, mediaId))?.state, 'ready');
  assert.deepEqual(await names(mediaId), ['240p', '360p']);
  assert.deepEqual((await findAsset(platform.db, mediaId))?.encoding, stored);
});

test('a ladder that was begun before anything was chosen ends by the standard', async () => {
  const clip = await makeClip(path.join(folder, 'old.mp4'), [
    ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=24:d=2,scale=1280:720:flags=bicubic', ...quickly],
  ]);
  const mediaId = await takeIn(bench, clip);
  await workOnMedia(platform, mediaId, { signal: never, lastAttempt: true }, prepareMedia);
  await platform.db.query(`update media_assets set state = 'encoding_ladder' where id = $1`, [mediaId]);
  await processMediaHere(platform, mediaId, never);
  assert.deepEqual(await names(mediaId), ['240p', '360p', '480p', '720p']);
  assert.equal((await findAsset(platform.db, mediaId))?.encoding, null);
  assert.equal(await encodingOf(platform.db, mediaId), null);
});
