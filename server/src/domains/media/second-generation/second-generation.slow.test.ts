import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { readSegments } from '../encode/playlist-rules.ts';
import { mediaPrefix } from '../index.ts';
import { findAsset, listGenerationsOf, listRenditions } from '../media-queries.ts';
import { idleSources } from '../retention/retention-queries.ts';
import {
  keysOf,
  type Made,
  makeClip,
  makeMedia,
  mediaBench,
  picture,
  processFile,
  quickly,
  sound,
  streamsOf,
} from '../test-media.ts';
import { findGeneration, forgetWaiting, lockToEmpty, type SecondGeneration } from './generation-queries.ts';
import { holdGeneration } from './hold-generation.ts';
import { makeGeneration } from './make-generation.ts';
import { createMakeSecondGenerationHandler, tendGenerations } from './make-second-generation.handler.ts';
import {
  bringMasterIntoStep,
  makeGenerationOf,
  wantGenerations,
  withdrawGenerationOf,
} from './want-generations.ts';

const bench = await mediaBench();
const { platform, folder } = bench;
const { db, storage } = platform;
const signal = new AbortController().signal;
const want = (mediaId: string) => wantGenerations(db, platform.jobs, [{ mediaId, views: 5 }]);
const make = (mediaId: string, lastAttempt = false) =>
  holdGeneration(platform, mediaId, { signal, lastAttempt }, makeGeneration);
const found = async (mediaId: string): Promise<SecondGeneration> => (await findGeneration(db, mediaId))!;
const master = async (mediaId: string): Promise<string> =>
  (await storage.get(`${mediaPrefix(mediaId)}master.m3u8`))!.toString();
const secondKeys = async (mediaId: string): Promise<string[]> =>
  (await keysOf(bench, mediaPrefix(mediaId))).filter((key) => /-(?:av1|opus)/.test(key));
/** Moving shapes without grain, as drawn films have them. */
const clip = (seconds: number) => [
  ...[...picture('426x240', seconds, '24'), ...sound(seconds), ...quickly],
  ...['-crf', '16', '-c:a', 'aac'],
];

async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 2400; tries++) {
    const seen = await look();
    if (seen) return seen;
    await wait(50);
  }
  throw new Error(`never came: ${what}`);
}

describe('of a video whose source is gone', () => {
  let made: Made;
  before(async () => {
    made = await makeMedia(bench, 'watched.mp4', clip(9));
    assert.equal(await want(made.mediaId), 1);
    assert.equal(await want(made.mediaId), 0, 'it is asked for once');
    assert.equal(await make(made.mediaId), 'done');
  });

  test('it is made from the best rung, and what it lost was measured', async () => {
    const { state, madeFrom, likeness, progress } = await found(made.mediaId);
    assert.deepEqual([state, madeFrom, progress], ['ready', 'top rung', 1]);
    assert.ok(likeness! >= 0.97 && likeness! <= 1, `${likeness}`);
  });
  test('its segments begin where those of the first generation do, with Opus beside AV1', async () => {
    const cuts = async (name: string) =>
      readSegments(await made.text(`${name}/index.m3u8`)).segments.map(({ seconds }) => seconds.toFixed(2));
    assert.deepEqual(await cuts('240p-av1'), await cuts('240p'));
    const streams = await streamsOf(made.file('240p-av1/index.m3u8'));
    assert.deepEqual(streams.map(({ codec_name }) => codec_name).sort(), ['av1', 'opus']);
    assert.equal(streams.find(({ codec_type }) => codec_type === 'video')!.pix_fmt, 'yuv420p10le');
  });
  test('the master names it after the first, which is as it was', async () => {
    const text = await master(made.mediaId);
    assert.ok(text.startsWith(made.master.trimEnd()));
    assert.match(
      text.slice(made.master.trimEnd().length),
      /RESOLUTION=426x240,FRAME-RATE=24\.000,CODECS="av01\.0\.\d\dM\.10,opus"\n240p-av1\/index\.m3u8/,
    );
    assert.deepEqual(await listRenditions(db, made.mediaId), made.renditions);
  });
  test('it takes fewer bytes', async () => {
    const rows = await listGenerationsOf(db, made.mediaId);
    const bytes = (generation: string): number =>
      rows.filter((row) => row.generation === generation).reduce((sum, row) => sum + row.bytes, 0);
    assert.ok(bytes('av1') < bytes('h264') * 0.8, `${bytes('av1')} of ${bytes('h264')}`);
  });
  test('withdrawn, the master forgets it at once and its files stay for a day', async () => {
    await db.transaction((transaction) => withdrawGenerationOf(transaction, made.mediaId));
    await bringMasterIntoStep(platform, made.mediaId);
    assert.equal(await master(made.mediaId), made.master);
    await tendGenerations(platform);
    assert.ok((await secondKeys(made.mediaId)).length > 3, 'somebody may still play it');
  });
  test('asked for within that day it is simply named again, and afterwards its files go', async () => {
    const state = await db.transaction((transaction) =>
      makeGenerationOf(platform, transaction, made.mediaId),
    );
    assert.equal(state, 'ready');
    await tendGenerations(platform);
    assert.match(await master(made.mediaId), /240p-av1/);
    await db.transaction((transaction) => withdrawGenerationOf(transaction, made.mediaId));
    await db.query(
      `update second_generations set ended_at = now() - interval '25 hours' where media_id = $1`,
      [made.mediaId],
    );
    await tendGenerations(platform);
    assert.equal(await master(made.mediaId), made.master, 'the job brings it into step by itself');
    assert.deepEqual(await secondKeys(made.mediaId), []);
    assert.deepEqual(await listGenerationsOf(db, made.mediaId), made.renditions);
  });
  test('made anew it has names of its own', async () => {
    const state = await db.transaction((transaction) =>
      makeGenerationOf(platform, transaction, made.mediaId),
    );
    assert.equal(state, 'waiting');
    assert.equal(await make(made.mediaId), 'done');
    assert.match(await master(made.mediaId), /240p-av1-2\/index\.m3u8/);
  });
});

test('where every video gets one it is made from its own file, which then goes by the rules of the operator', async () => {
  const { secondGeneration } = platform.config.settings;
  giveSettings(platform.config, { secondGeneration: { rule: 'all', leastViews: 1 } });
  const file = await makeClip(path.join(folder, 'all.mp4'), [
    ...[...picture('320x240', 5, '30000/1001'), ...sound(5, 'mono'), ...sound(5)],
    ...['-map', '0', '-map', '1', '-map', '2', ...quickly, '-crf', '16', '-c:a', 'aac'],
  ]);
  const mediaId = await processFile(bench, file);
  giveSettings(platform.config, { secondGeneration });
  const { sourceKey } = (await findAsset(db, mediaId))!;
  assert.ok(sourceKey !== null && (await storage.stat(sourceKey)) !== null, 'the source waits for it');
  await createMakeSecondGenerationHandler(platform).run({
    ...{ id: mediaId, attempt: 0, lastAttempt: true, signal },
    payload: { mediaId },
  });
  const { state, madeFrom } = await found(mediaId);
  assert.deepEqual([state, madeFrom], ['ready', 'source']);
  assert.notEqual(await storage.stat(sourceKey!), null);
  assert.deepEqual(
    (await idleSources(db, { seconds: 0, after: null, limit: 10 })).map((source) => source.mediaId),
    [mediaId],
  );
  const text = await master(mediaId);
  assert.match(text, /GROUP-ID="sound-2",.*URI="audio-1-opus\/index\.m3u8"/);
  assert.match(text, /CODECS="av01[^"]+,opus",AUDIO="sound-2"/);
  const [mono] = await streamsOf(storage.localPath(`${mediaPrefix(mediaId)}audio-1-opus/index.m3u8`)!);
  assert.deepEqual([mono!.codec_name, mono!.channels], ['opus', 1]);
});

test('one that loses too much is given up, and leaves nothing behind', async () => {
  // Noise in every frame: no encoder reaches the likeness that is asked for.
  const made = await makeMedia(bench, 'noise.mp4', [
    ...['-f', 'lavfi', '-i', 'nullsrc=s=320x240:r=24:d=5,geq=random(1)*255:128:128', ...quickly],
    ...['-crf', '30', '-an'],
  ]);
  await want(made.mediaId);
  assert.equal(await make(made.mediaId), 'failed');
  const { state, reason } = await found(made.mediaId);
  assert.equal(state, 'failed');
  assert.match(reason!, /lost more of the picture|saved too little/);
  assert.deepEqual(await secondKeys(made.mediaId), []);
  assert.equal(await master(made.mediaId), made.master);
  assert.equal(await want(made.mediaId), 0, 'it is not tried again by itself');
});

test('kill -9 in the middle leaves the first generation playing, and the next worker makes it whole', async () => {
  const made = await makeMedia(bench, 'killed.mp4', clip(60));
  await want(made.mediaId);
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../fixtures/make-second-generation-here.ts'), made.mediaId],
    {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: bench.databaseUrl, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  after(() => child.kill('SIGKILL'));
  await until('a segment in storage', async () => (await secondKeys(made.mediaId)).length > 1);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  assert.equal(await master(made.mediaId), made.master);
  assert.equal((await found(made.mediaId)).state, 'encoding');
  await until('the end of its claim', async () => (await make(made.mediaId)) === 'done');
  assert.match(await master(made.mediaId), /240p-av1\/index\.m3u8/);
  const { segments, ended } = readSegments(await made.text('240p-av1/index.m3u8'));
  assert.deepEqual([segments.length, ended], [15, true]);
});

test('a process killed before it wrote the master is made up for', async () => {
  const made = await makeMedia(bench, 'unlisted.mp4', clip(4));
  await want(made.mediaId);
  await make(made.mediaId);
  const named = await master(made.mediaId);
  await storage.put(`${mediaPrefix(made.mediaId)}master.m3u8`, made.master);
  await db.query('update second_generations set is_listed = false where media_id = $1', [made.mediaId]);
  await tendGenerations(platform);
  assert.equal(await master(made.mediaId), named);
});

test('it stands still while somebody waits for a video', async (t) => {
  const made = await makeMedia(bench, 'paused.mp4', clip(60));
  await want(made.mediaId);
  const isOver = () =>
    db.query(`update media_assets set state = 'ready', ready_at = now() where state = 'queued'`);
  t.after(isOver);
  const work = make(made.mediaId);
  await until(
    'an encoder',
    async () =>
      (await readFile(path.join(folder, `work/second-${made.mediaId}/ffmpeg.pid`), 'utf8').catch(
        () => '',
      )) !== '',
  );
  await insertTestMedia(platform, { state: 'queued' });
  const stateOf = async (pid: number): Promise<string> => {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') gone');
    return line.slice(line.lastIndexOf(')') + 2, line.lastIndexOf(')') + 3);
  };
  await until('a stop, of this step or the next', async () => {
    const now = Number(
      await readFile(path.join(folder, `work/second-${made.mediaId}/ffmpeg.pid`), 'utf8').catch(() => '0'),
    );
    return now > 0 && (await stateOf(now)) === 'T';
  });
  await isOver();
  assert.equal(await work, 'done');
});

/** A finished file that nobody made anything of. */
async function finished(): Promise<string> {
  const mediaId = await insertTestMedia(platform, { state: 'ready' });
  await db.query('update media_assets set ready_at = now() where id = $1', [mediaId]);
  await want(mediaId);
  return mediaId;
}

test('asked for while its files are deleted, it waits and is made anew', async () => {
  const mediaId = await finished();
  await db.query(
    `update second_generations set state = 'withdrawn', ready_at = now(), ended_at = now() - interval '2 days' where media_id = $1`,
    [mediaId],
  );
  const key = `${mediaPrefix(mediaId)}720p-av1/00000.m4s`;
  await storage.put(key, 'a segment');
  let asked: Promise<unknown> = Promise.resolve();
  const slow = {
    ...platform,
    storage: {
      ...storage,
      async deletePrefix(prefix: string) {
        asked = db.transaction((transaction) => makeGenerationOf(platform, transaction, mediaId));
        const isFirst = await Promise.race([asked.then(() => false), wait(200).then(() => true)]);
        assert.equal(isFirst, true, 'it waits for the end of that');
        await storage.deletePrefix(prefix);
      },
    },
  };
  await tendGenerations(slow);
  assert.equal(await asked, 'waiting');
  assert.equal((await found(mediaId)).edition, 2);
  assert.equal(await storage.stat(key), null);
  assert.equal(await db.transaction((transaction) => lockToEmpty(transaction, mediaId)), false);
});

test('what was begun is withdrawn when none is wanted any more, so that its files are deleted', async () => {
  const [begun, waits] = [await finished(), await finished()];
  await db.query('update second_generations set was_begun = true where media_id = $1', [begun]);
  await forgetWaiting(db);
  assert.equal((await findGeneration(db, waits)) === null, true);
  assert.equal((await found(begun)).state, 'withdrawn');
  const key = `${mediaPrefix(begun)}720p-av1/00000.m4s`;
  await storage.put(key, 'a segment');
  await tendGenerations(platform);
  assert.equal(await storage.stat(key), null);
});

test('where somebody waits for a video its job ends at once, and it is queued again', async () => {
  const mediaId = await finished();
  const busy = await insertTestMedia(platform, { state: 'queued' });
  assert.equal(await make(mediaId, true), 'gone');
  const { state, attempts } = await found(mediaId);
  assert.deepEqual([state, attempts], ['waiting', 0]);
  await db.query(`update media_assets set state = 'ready', ready_at = now() where id = $1`, [busy]);
  const jobs = () =>
    db.query(
      `select id from jobs.job where name = 'make-second-generation' and data->>'mediaId' = $1 and state = 'created'`,
      [mediaId],
    );
  await db.query(`update jobs.job set state = 'completed' where name = 'make-second-generation'`);
  assert.equal((await jobs()).length, 0);
  await tendGenerations(platform);
  assert.equal((await jobs()).length, 1);
});
