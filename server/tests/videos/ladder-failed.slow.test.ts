import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import type { Playback } from '#contract/videos.ts';
import { processMediaHere } from '#server/domains/media/index.ts';
import { ensureCategory } from '#server/domains/videos/index.ts';
import { runRetry } from '#server/main/retry/retry.ts';
import { findMediaTools } from '#server/platform/executables.ts';
import { testWeb } from '#tests/support/test-web.ts';

const run = promisify(execFile);
const web = await testWeb();
const { platform, ask } = web;
const { db, storage } = platform;
await ensureCategory(db, { name: 'After Hours' });
const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-ladder-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const { ffmpeg } = await findMediaTools(platform.config);
const film = path.join(folder, 'film.mp4');
await run(ffmpeg.path, [
  ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=852x480:r=12:d=2', '-c:v', 'libx264'],
  ...['-preset', 'ultrafast', '-pix_fmt', 'yuv420p', film],
]);

/** An ffmpeg that fails whenever its arguments name this. */
function failingAt(word: string): string {
  const file = path.join(folder, `ffmpeg-without-${word}`);
  writeFileSync(file, `#!/bin/sh\ncase "$*" in *${word}*) exit 1;; esac\nexec ${ffmpeg.path} "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}
const importFilm = (title: string, ffmpegPath: string) =>
  run(
    process.execPath,
    [
      path.join(import.meta.dirname, '../../src/main/import-command.ts'),
      film,
      '--title',
      title,
      '--category',
      'after-hours',
    ],
    {
      env: {
        ...process.env,
        DATABASE_URL: web.databaseUrl,
        DATA_DIR: platform.config.dataDir,
        PUBLIC_URL: 'https://tsukimi.example',
        FFMPEG_PATH: ffmpegPath,
        LOG_LEVEL: 'silent',
      },
    },
  );
/** What strangers get, not from what was kept. */
async function playbackOf(p_slug: string): Promise<Playback | undefined> {
  const payload = { p_slug };
  await new Promise((resolve) => setTimeout(resolve, 200));
  const response = await ask('get_video_details_by_slug', payload, null);
  return response.body[0]?.playback;
}
const mediaOf = async (slug: string): Promise<{ id: string; state: string; publish_status: string }> =>
  (
    await db.query<{ id: string; state: string; publish_status: string }>(
      `select m.id, m.state, v.publish_status from videos v join media_assets m on m.id = v.media_id where v.slug = $1`,
      [slug],
    )
  )[0]!;

test('a video whose ladder fails for good stays published and plays its first rendition, until a retry makes the rest', async () => {
  const { stdout } = await importFilm('Night Ferry', failingAt('480p'));
  const lines = stdout.trim().split('\n');
  const reason = 'This video could not be converted. Try again, or export it again as MP4.';
  assert.equal(lines.at(-1), 'https://tsukimi.example/play/night-ferry');
  assert.equal(lines.at(-2), `It plays in its first version only. ${reason} npm run retry -- night-ferry`);

  const media = await mediaOf('night-ferry');
  assert.deepEqual([media.state, media.publish_status], ['failed', 'published']);
  const playback = await playbackOf('night-ferry');
  assert.deepEqual(
    {
      state: playback?.state,
      reason: playback?.reason,
      progress: playback?.progress,
      master: playback?.master_url,
    },
    { state: 'playable', reason, progress: null, master: `/media/${media.id}/first.m3u8` },
  );
  assert.ok(playback?.storyboard_url);
  const master = (await storage.get(`media/${media.id}/first.m3u8`))!.toString();
  assert.match(master, /360p\/index\.m3u8/);
  const segments = (await storage.get(`media/${media.id}/360p/index.m3u8`))!.toString();
  assert.match(segments, /#EXT-X-ENDLIST/);
  const fetched = await web.app.inject({ url: `/media/${media.id}/360p/00000.m4s` });
  assert.equal(fetched.statusCode, 200);

  assert.deepEqual(await runRetry(platform, []), [
    `night-ferry  Night Ferry  plays in its first version only: ${reason}`,
  ]);
  await runRetry(platform, ['https://tsukimi.example/play/night-ferry']);
  assert.deepEqual(await runRetry(platform, []), ['No video has failed.']);
  const meanwhile = await playbackOf('night-ferry');
  assert.deepEqual([meanwhile?.state, meanwhile?.reason], ['playable', null], 'players ask again');
  await assert.rejects(runRetry(platform, ['night-ferry']), { message: 'This video hasn’t failed.' });

  await processMediaHere(platform, media.id, new AbortController().signal);
  const whole = await playbackOf('night-ferry');
  assert.deepEqual([whole?.state, whole?.master_url], ['ready', `/media/${media.id}/master.m3u8`]);
});

test('a video whose first pass fails for good is failed, and a retry publishes it after all', async () => {
  await assert.rejects(importFilm('Lost Ferry', failingAt('360p')), {
    stderr: /^This video could not be converted/,
  });
  assert.equal(await mediaOf('lost-ferry'), undefined, 'an import that failed leaves nothing');

  const { beginImport } = await import('#server/main/import/import-video.ts');
  const { readImportOptions } = await import('#server/main/import/import-options.ts');
  const { mediaId } = await beginImport(
    platform,
    readImportOptions([film, '--title', 'Third Ferry', '--category', 'after-hours']),
  );
  const broken = {
    ...platform,
    storage: { ...storage, putFile: () => Promise.reject(new Error('the store is down')) },
  };
  await processMediaHere(broken, mediaId, new AbortController().signal);
  assert.deepEqual(await mediaOf('third-ferry'), { id: mediaId, state: 'failed', publish_status: 'failed' });
  assert.equal(await playbackOf('third-ferry'), undefined);
  assert.deepEqual(await runRetry(platform, ['third-ferry']), [
    'It is prepared again as soon as a worker runs.',
  ]);
  assert.deepEqual(await mediaOf('third-ferry'), {
    id: mediaId,
    state: 'queued',
    publish_status: 'processing',
  });
  await processMediaHere(platform, mediaId, new AbortController().signal);
  assert.equal((await mediaOf('third-ferry')).publish_status, 'published');
  assert.equal((await playbackOf('third-ferry'))?.state, 'ready');
});

test('what cannot be retried is said in one sentence', async () => {
  await assert.rejects(runRetry(platform, ['nothing']), { message: 'There is no video "nothing".' });
  await assert.rejects(runRetry(platform, ['a', 'b']), { message: 'Name one video, or none.' });
});
