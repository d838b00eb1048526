import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createDeleteMediaObjectsHandler } from './delete-media-objects.handler.ts';
import { readSegments } from './encode/playlist-rules.ts';
import { deleteMedia, mediaPrefix, mediaProgress, processMediaHere } from './index.ts';
import { findAsset, listRenditions } from './media-queries.ts';
import { keysOf, makeClip, mediaBench, picture, quickly, sound, takeIn } from './test-media.ts';

const bench = await mediaBench();
const { platform, folder } = bench;
const never = new AbortController().signal;

/** Waits until it holds; generous, because the machine may be busy. */
async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 2400; tries++) {
    const found = await look();
    if (found) return found;
    await wait(50);
  }
  throw new Error(`never came: ${what}`);
}
/** Harmless if it is not stopped, or has ended. */
function letGoOn(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It is done.
  }
}
const progressOf = async (mediaId: string) => (await mediaProgress(platform.db, mediaId))!;
const encoderOf = (mediaId: string): Promise<number> =>
  until('an encoder', async () =>
    Number(await readFile(path.join(folder, 'work', mediaId, 'ffmpeg.pid'), 'utf8').catch(() => '0')),
  );
/** The same 20 seconds over and over: to make the file costs next to nothing, and to encode it as much as any other. */
async function makeLongClip(name: string, seconds: number): Promise<string> {
  const part = await makeClip(path.join(folder, 'part.mp4'), [...picture('426x240', 20, '25'), ...quickly]);
  const again = ['-stream_loop', String(seconds / 20 - 1), '-i', part, '-c', 'copy'];
  return makeClip(path.join(folder, name), again);
}

test('progress is within 5 % of what is encoded, and stands still while the encoder is stopped', async (t) => {
  // The encoder reports its position twice a second. For a small picture it makes more than 20 s per second.
  const seconds = 280;
  const clip = await makeLongClip('long.mp4', seconds);
  const mediaId = await takeIn(bench, clip);
  const over = new AbortController();
  const work = processMediaHere(platform, mediaId, over.signal);
  const pid = await encoderOf(mediaId);
  const playlist = path.join(folder, 'work', mediaId, '240p/index.m3u8');
  let compared = 0;
  for (const mark of [0.1, 0.3, 0.5]) {
    await until('progress', async () => {
      const { state, passProgress } = await progressOf(mediaId);
      return state === 'ready' || passProgress > mark;
    });
    if ((await progressOf(mediaId)).state === 'ready') break;
    process.kill(pid, 'SIGSTOP');
    // Whatever happens, the encoder does not stay stopped.
    t.after(() => letGoOn(pid));
    // What was reported before the stop is written within two heartbeats.
    await wait(2500);
    const { passProgress, state } = await progressOf(mediaId);
    if (state !== 'encoding_first' && state !== 'playable') break;
    const { segments } = readSegments(await readFile(playlist, 'utf8'));
    const finished = segments.reduce((sum, segment) => sum + segment.seconds, 0);
    // Besides the finished segments there is a half-made one.
    assert.ok(passProgress >= finished / seconds - 0.05, `${passProgress} of ${finished} s`);
    assert.ok(passProgress <= (finished + 4) / seconds + 0.05, `${passProgress} of ${finished} s`);
    await wait(1500);
    assert.equal((await progressOf(mediaId)).passProgress, passProgress, 'it stands still');
    compared++;
    process.kill(pid, 'SIGCONT');
  }
  assert.ok(compared > 0, 'the encoder was caught at work');
  // How a whole one ends is checked below.
  over.abort(new Error('seen enough'));
  await work.catch(() => {});
});

function startProcess(mediaId: string): ChildProcess {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'fixtures/process-media-here.ts'), mediaId],
    {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: bench.databaseUrl, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  after(() => child.kill('SIGKILL'));
  return child;
}
async function killAtWork(child: ChildProcess, mediaId: string): Promise<void> {
  const pid = await encoderOf(mediaId);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  if (process.platform === 'linux') {
    await until('the end of the encoder', async () => {
      // A zombie has ended too: its new parent has just not noticed yet.
      const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
      return line === null || line.slice(line.lastIndexOf(')') + 2).startsWith('Z');
    });
  }
}

test('work outlives kill -9 in either pass, and a finished first pass is not made again', async () => {
  const clip = await makeClip(path.join(folder, 'killed.mp4'), [
    ...picture('852x480', 24, '12'),
    ...sound(24),
    ...quickly,
    '-c:a',
    'aac',
  ]);
  const mediaId = await takeIn(bench, clip);
  const first = startProcess(mediaId);
  await until('the first segments', async () => (await progressOf(mediaId)).state === 'playable');
  await killAtWork(first, mediaId);
  const shown = readSegments(
    (await platform.storage.get(`${mediaPrefix(mediaId)}360p/index.m3u8`))!.toString(),
  );
  assert.ok(shown.segments.length >= 2);

  const second = startProcess(mediaId);
  await until('the ladder', async () => (await progressOf(mediaId)).state === 'encoding_ladder');
  assert.notEqual((await findAsset(platform.db, mediaId))!.firstPassAt, null);
  const low = platform.storage.localPath(`${mediaPrefix(mediaId)}360p/00000.m4s`)!;
  const made = (await stat(low)).mtimeMs;
  await killAtWork(second, mediaId);

  await processMediaHere(platform, mediaId, never);
  const { state, progress } = await progressOf(mediaId);
  assert.deepEqual([state, progress], ['ready', 1]);
  assert.equal((await stat(low)).mtimeMs, made);
  assert.deepEqual(
    (await listRenditions(platform.db, mediaId)).map(({ name, segments }) => [name, segments]),
    [
      ['240p', 6],
      ['360p', 6],
      ['480p', 6],
    ],
  );
  assert.equal(existsSync(path.join(folder, 'work', mediaId)), false);
});

test('an asset that is being worked on is left to its worker, and an abort gives it back uncounted', async () => {
  const clip = await makeClip(path.join(folder, 'two.mp4'), [...picture('640x360', 20, '25'), ...quickly]);
  const mediaId = await takeIn(bench, clip);
  const stop = new AbortController();
  const work = processMediaHere(platform, mediaId, stop.signal);
  const pid = await encoderOf(mediaId);
  assert.equal((await processMediaHere(platform, mediaId, never))!.state, (await progressOf(mediaId)).state);
  stop.abort(new Error('the worker stops'));
  await assert.rejects(work, { message: 'the worker stops' });
  assert.throws(() => process.kill(pid, 0), 'the encoder ended with it');
  assert.equal((await progressOf(mediaId)).attempts, 0);
  assert.equal(existsSync(path.join(folder, 'work', mediaId)), false);
});

test('of a video that is deleted while it is encoded nothing stays in storage', async () => {
  const clip = await makeLongClip('deleted.mp4', 240);
  const mediaId = await takeIn(bench, clip);
  const work = processMediaHere(platform, mediaId, never);
  const { sourceKey } = (await findAsset(platform.db, mediaId))!;
  const first = `${mediaPrefix(mediaId)}240p/00000.m4s`;
  await until('a segment', () => platform.storage.stat(first));
  await platform.db.transaction((transaction) => deleteMedia(transaction, platform.jobs, mediaId));
  const handler = createDeleteMediaObjectsHandler(platform);
  await handler.run({
    ...{ id: mediaId, attempt: 0, lastAttempt: true, signal: never },
    payload: { mediaId, sourceKey },
  });
  assert.equal(await work, null);
  assert.deepEqual(await keysOf(bench, mediaPrefix(mediaId)), []);
});
