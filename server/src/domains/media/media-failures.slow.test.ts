import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { AppError } from '../../kit/app-error.ts';
import { testMediaTools } from '../../platform/test-media-tools.ts';
import { openWorkFolder } from './encode/work-folder.ts';
import {
  createMediaAsset,
  deleteMedia,
  mediaPrefix,
  mediaProgress,
  processMediaHere,
  receiveSource,
  retryMedia,
} from './index.ts';
import { findAsset } from './media-queries.ts';
import { sweepLostAssets, sweepSources } from './sweep-media.handler.ts';
import { withDataElsewhere } from './test-external-data.ts';
import { keysOf, makeClip, mediaBench, picture, quickly, sound, takeIn } from './test-media.ts';

const bench = await mediaBench();
const { platform, folder } = bench;
const good = await makeClip(path.join(folder, 'good.mp4'), [
  ...picture('320x240', 2),
  ...sound(2),
  ...quickly,
  '-c:a',
  'aac',
]);
const run = promisify(execFile);
const never = new AbortController().signal;

const refused = async (name: string, reason: RegExp): Promise<void> => {
  await assert.rejects(receiveSource(platform, { path: path.join(folder, name), mode: 'copy' }), (error) => {
    assert.ok(error instanceof AppError, String(error));
    assert.equal(error.kind, 'badInput');
    assert.match(error.message, reason);
    return true;
  });
  assert.deepEqual(await keysOf(bench, 'sources/'), [], `${name} leaves nothing in storage`);
  const incoming = path.join(folder, 'incoming');
  assert.deepEqual(
    existsSync(incoming) ? await readdir(incoming) : [],
    [],
    `${name} leaves no temporary file`,
  );
};

/** Refused on arrival or while being worked on; answers the message. Nothing of it is left. */
async function refusedInTheEnd(name: string): Promise<string> {
  const source = await receiveSource(platform, { path: path.join(folder, name), mode: 'copy' }).catch(
    (error: unknown) => {
      assert.ok(error instanceof AppError, String(error));
      return error.message;
    },
  );
  if (typeof source === 'string') return source;
  const mediaId = await platform.db.transaction((transaction) =>
    createMediaAsset(transaction, platform.jobs, source),
  );
  await processMediaHere(platform, mediaId, never);
  const progress = await mediaProgress(platform.db, mediaId);
  assert.equal(progress?.state, 'failed');
  assert.deepEqual(await keysOf(bench, mediaPrefix(mediaId)), []);
  return progress?.reason ?? '';
}

describe('a file that cannot become a video is refused with its reason before anything is written', () => {
  test('no file', () => refused('nothing.mp4', /^There is no such file\.$/));
  test('a folder', async () => {
    await mkdir(path.join(folder, 'folder.mp4'));
    await refused('folder.mp4', /^This is not a file\.$/);
  });
  test('an empty file', async () => {
    await writeFile(path.join(folder, 'empty.mp4'), '');
    await refused('empty.mp4', /^The file is empty\.$/);
  });
  test('text, and bytes without sense', async () => {
    await writeFile(path.join(folder, 'text.mp4'), 'This is no video. '.repeat(500));
    await refused('text.mp4', /damaged, or it isn’t a video/);
    await writeFile(path.join(folder, 'noise.mkv'), Buffer.alloc(20_000, 0x5a));
    await refused('noise.mkv', /damaged, or it isn’t a video/);
  });
  test('a picture', async () => {
    await makeClip(path.join(folder, 'picture.png'), [
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=64x64',
      '-frames:v',
      '1',
    ]);
    await refused('picture.png', /^This file is a picture, not a video\.$/);
  });
  test('sound alone', async () => {
    await makeClip(path.join(folder, 'song.m4a'), [...sound(1), '-c:a', 'aac']);
    await refused('song.m4a', /^This file holds no video\.$/);
  });
  test('a file cut off before its index', async () => {
    const bytes = await readFile(good);
    await writeFile(path.join(folder, 'headless.mp4'), bytes.subarray(0, bytes.length - 4000));
    await refused('headless.mp4', /damaged, or it isn’t a video/);
  });
  test('a file whose index names frames that are missing', async () => {
    const file = await makeClip(path.join(folder, 'cut.mp4'), [
      ...picture('320x240', 20),
      ...quickly,
      '-g',
      '24',
      '-movflags',
      '+faststart',
    ]);
    await truncate(file, Math.round((await readFile(file)).length * 0.5));
    await refused('cut.mp4', /^The file is cut off: its end is missing\./);
  });
  test('one that is too long', async () => {
    await assert.rejects(
      receiveSource(
        {
          ...platform,
          config: { ...platform.config, settings: { ...platform.config.settings, longestVideoSeconds: 1 } },
        },
        { path: good, mode: 'copy' },
      ),
      { message: 'This video is too long: it lasts 2 seconds, and 1 second is the most.' },
    );
  });
  test('a list of other files, which a player would open', async () => {
    await copyFile(good, path.join(folder, 'inner.mp4'));
    await writeFile(
      path.join(folder, 'list.mp4'),
      '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:2,\ninner.mp4\n#EXT-X-ENDLIST\n',
    );
    await refused('list.mp4', /^This kind of file, or of picture or sound in it, is not taken here\./);
    await writeFile(path.join(folder, 'concat.mp4'), "ffconcat version 1.0\nfile 'inner.mp4'\n");
    await refused('concat.mp4', /^This kind of file, or of picture or sound in it, is not taken here\./);
  });
  test('a list of addresses, which a player would ask', async () => {
    let asked = 0;
    const server = createServer((socket) => {
      asked++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await writeFile(
      path.join(folder, 'addresses.mp4'),
      `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:2,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`,
    );
    await refused('addresses.mp4', /^This kind of file/);
    server.close();
    assert.equal(asked, 0);
  });
  test('a film whose pictures are said to lie in another file, here or elsewhere', async () => {
    const whole = await makeClip(path.join(folder, 'whole.mov'), [...picture('64x64', 1), ...quickly]);
    // In a place that only we should be able to read.
    const secret = path.join(platform.config.dataDir, 'secret.mov');
    await copyFile(whole, secret);
    let asked = 0;
    const server = createServer((socket) => {
      asked++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const film = await readFile(whole);
    const own = path.join(folder, 'reference.mov');
    await writeFile(own, withDataElsewhere(film, secret));
    await writeFile(
      path.join(folder, 'address.mov'),
      withDataElsewhere(film, `http://127.0.0.1:${port}/a.mov`),
    );
    // A reader that follows the reference finds everything there: it is a valid one.
    const { ffmpeg } = await testMediaTools();
    const follows = ['-enable_drefs', '1', '-use_absolute_path', '1'];
    const { stdout } = await run(ffmpeg.path, ['-v', 'error', ...follows, '-i', own, '-f', 'framemd5', '-']);
    assert.equal(stdout.split('\n').filter((line) => /^0,/.test(line)).length, 24);
    for (const name of ['reference.mov', 'address.mov']) await refusedInTheEnd(name);
    server.close();
    assert.equal(asked, 0);
  });
  test('a picture codec that nobody uses any more', async () => {
    await makeClip(path.join(folder, 'cinepak.mov'), [...picture('64x64', 1), '-c:v', 'cinepak']);
    await refused('cinepak.mov', /^This kind of file, or of picture or sound in it, is not taken here\./);
  });
});

test('a file that turns out broken while it is worked on fails, leaves nothing behind and says why', async () => {
  const source = await receiveSource(platform, { path: good, mode: 'copy' });
  const mediaId = await platform.db.transaction((transaction) =>
    createMediaAsset(transaction, platform.jobs, source),
  );
  await writeFile(platform.storage.localPath(source.sourceKey)!, 'no longer a video');
  await processMediaHere(platform, mediaId, never);
  const progress = await mediaProgress(platform.db, mediaId);
  assert.equal(progress?.state, 'failed');
  assert.match(progress!.reason!, /damaged, or it isn’t a video/);
  assert.deepEqual(bench.stated.at(-1), ['media.failed', { mediaId, reason: progress!.reason }]);
  assert.deepEqual(await keysOf(bench, mediaPrefix(mediaId)), []);
  assert.deepEqual(await keysOf(bench, 'sources/'), []);
  assert.deepEqual(await readdir(path.join(folder, 'work')), []);
  await assert.rejects(retryMedia(platform.db, platform.jobs, mediaId), { message: /Import it again/ });
});

test('work that fails through no fault of the file keeps it, and can be retried to the end', async () => {
  const mediaId = await takeIn(bench, good);
  // A program that is not an encoder: every run of it fails.
  const broken = {
    ...platform,
    storage: { ...platform.storage, putFile: () => Promise.reject(new Error('the store is down')) },
  };
  await assert.rejects(
    async () => {
      await processMediaHere(broken, mediaId, never);
      throw new Error((await mediaProgress(platform.db, mediaId))!.state);
    },
    { message: 'failed' },
  );
  assert.equal(
    (await mediaProgress(platform.db, mediaId))!.reason,
    'This video could not be converted. Try again, or export it again as MP4.',
  );
  assert.deepEqual(await keysOf(bench, mediaPrefix(mediaId)), []);
  await retryMedia(platform.db, platform.jobs, mediaId);
  assert.equal((await mediaProgress(platform.db, mediaId))!.state, 'queued');
  await processMediaHere(platform, mediaId, never);
  assert.equal((await mediaProgress(platform.db, mediaId))!.state, 'ready');
  await assert.rejects(retryMedia(platform.db, platform.jobs, mediaId), {
    message: 'This video hasn’t failed.',
  });

  await platform.db.transaction((transaction) => deleteMedia(transaction, platform.jobs, mediaId));
  assert.equal(await mediaProgress(platform.db, mediaId), null);
  assert.equal((await jobsOf('delete-media-objects', mediaId)).length, 1);
});

const jobsOf = (name: string, mediaId: string): Promise<{ id: string }[]> =>
  platform.db.query(
    `select id from jobs.job where name = $1 and data->>'mediaId' = $2 and state < 'active'`,
    [name, mediaId],
  );

describe('the sweep', () => {
  test('queues an asset again whose job is gone, once', async () => {
    const mediaId = await takeIn(bench, good);
    await platform.db.query(`delete from jobs.job where data->>'mediaId' = $1`, [mediaId]);
    await sweepLostAssets(platform, 60);
    assert.equal((await jobsOf('process-media', mediaId)).length, 0, 'it is not lost yet');
    await platform.db.query(
      `update media_assets set queued_at = now() - interval '10 minutes' where id = $1`,
      [mediaId],
    );
    await sweepLostAssets(platform, 60);
    await sweepLostAssets(platform, 60);
    assert.equal((await jobsOf('process-media', mediaId)).length, 1);
    await platform.db.query('update media_assets set attempts = 9 where id = $1', [mediaId]);
    await sweepLostAssets(platform, 60);
    const progress = await mediaProgress(platform.db, mediaId);
    assert.deepEqual(
      [progress!.state, progress!.reason],
      ['failed', 'Preparing this video was interrupted too often. Try again.'],
    );
    assert.notEqual((await findAsset(platform.db, mediaId))!.sourceKey, null, 'a retry has what it needs');
  });
  test('removes sources that no asset needs, once they are old', async () => {
    const orphan = await receiveSource(platform, { path: good, mode: 'copy' });
    await sweepSources(platform);
    assert.ok(await platform.storage.stat(orphan.sourceKey));
    await sweepSources(platform, -1);
    assert.equal(await platform.storage.stat(orphan.sourceKey), null);
  });
  test('leaves the source of a finished asset to the rules of the operator', async () => {
    const [made, waits] = [await takeIn(bench, good), await takeIn(bench, good)];
    await platform.db.query(`update media_assets set state = 'ready', ready_at = now() where id = $1`, [
      made,
    ]);
    await sweepSources(platform, -1);
    const sourceOf = async (id: string) =>
      platform.storage.stat((await findAsset(platform.db, id))!.sourceKey!);
    assert.notEqual(await sourceOf(made), null);
    assert.notEqual(await sourceOf(waits), null);
  });
});

test('a source that was out of reach is kept in mind, and a retry makes the video once it is back', async () => {
  const mediaId = await takeIn(bench, good);
  const source = platform.storage.localPath((await findAsset(platform.db, mediaId))!.sourceKey!)!;
  await rename(source, `${source}.away`);
  const failed = await processMediaHere(platform, mediaId, never);
  assert.deepEqual(
    [failed?.state, failed?.reason],
    ['failed', 'The file of this video is gone. Import it again.'],
  );
  await rename(`${source}.away`, source);
  await sweepSources(platform, -1);
  await platform.db.transaction((transaction) => retryMedia(transaction, platform.jobs, mediaId));
  assert.equal((await processMediaHere(platform, mediaId, never))?.state, 'ready');
});
test('a folder that a dead process left is cleaned at the next start, and that of a living one stays', async () => {
  const { cleanWorkFolders } = await import('./index.ts');
  const mine = await openWorkFolder(folder, 'mine');
  const left = path.join(folder, 'work', 'left');
  await mkdir(left, { recursive: true });
  await writeFile(
    path.join(left, 'owner.json'),
    JSON.stringify({ host: (await import('node:os')).hostname(), pid: 2 ** 22 + 1, started: '1' }),
  );
  await writeFile(path.join(left, 'half.m4s'), 'half');
  await cleanWorkFolders(folder);
  assert.equal(existsSync(left), false);
  assert.equal(existsSync(mine), true);
});

test('a folder whose owner was not written to its end, for the disk was full, hinders no start', async () => {
  const { cleanWorkFolders } = await import('./index.ts');
  for (const [name, text] of [
    ['empty', ''],
    ['half', '{"host":"a'],
    ['nobody', 'null'],
  ] as const) {
    const left = path.join(folder, 'work', name);
    await mkdir(left, { recursive: true });
    await writeFile(path.join(left, 'owner.json'), text);
    assert.equal(await cleanWorkFolders(folder), 1, name);
    assert.equal(existsSync(left), false, name);
  }
});
