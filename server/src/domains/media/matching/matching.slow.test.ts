import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { newId } from '../../../kit/ids.ts';
import { barMedia } from '../index.ts';
import { makeClip, mediaBench, processFile, quickly } from '../test-media.ts';
import { findCheck } from './check-queries.ts';
import { fingerprintMedia } from './fingerprint-media.handler.ts';
import { findFingerprint } from './fingerprint-queries.ts';
import { frameDistance } from './match-rules.ts';

const bench = await mediaBench();
const { platform, folder } = bench;
const { db } = platform;

const film = ['-f', 'lavfi', '-i', 'mandelbrot=s=320x180:r=12:end_pts=200:end_scale=0.002,trim=duration=14'];
const make = (name: string, args: readonly string[]) => makeClip(path.join(folder, name), args);
const putOnStayDown = (mediaId: string) =>
  db.transaction((transaction) =>
    barMedia(transaction, platform.jobs, mediaId, { reason: 'Notice 7.', videoId: null, addedBy: null }),
  );

const original = await make('original.mp4', [...film, ...quickly]);
const mediaId = await processFile(bench, original);

test('while the list is empty nothing is asked, but the frames are kept', async () => {
  assert.equal(await findCheck(db, mediaId), null);
  const frames = await findFingerprint(db, mediaId);
  assert.ok(frames !== null && frames.length >= 10, `${frames?.length}`);
  assert.deepEqual(
    frames.map(({ seconds }) => seconds),
    frames.map(({ seconds }) => seconds).sort((a, b) => a - b),
  );
  assert.ok(frames.at(-1)!.seconds <= 14);
});

test('what stays down is known by its file and by its frames, once', async () => {
  const barred = await putOnStayDown(mediaId);
  assert.deepEqual([barred?.isNew, barred?.hasHash], [true, true]);
  assert.ok(barred!.frames >= 10);
  assert.deepEqual(await putOnStayDown(mediaId), { ...barred, isNew: false });
  assert.equal(await putOnStayDown(newId()), null);
  await assert.rejects(processFile(bench, original), { kind: 'notAllowed' });
});

const copies: Record<string, readonly string[]> = {
  'encoded again': ['-i', original, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '34'],
  'half as large': ['-i', original, '-vf', 'scale=160:90', ...quickly],
  'brighter and paler': ['-i', original, '-vf', 'eq=brightness=0.1:contrast=0.8', ...quickly],
  'cropped a little': ['-i', original, '-vf', 'crop=iw*0.98:ih*0.98', ...quickly],
  'in a mirror': ['-i', original, '-vf', 'hflip', ...quickly],
  'with a sign in its corner': [
    '-i',
    original,
    '-vf',
    'drawbox=x=10:y=10:w=45:h=20:color=white:t=fill',
    ...quickly,
  ],
  'at another frame rate': ['-i', original, '-r', '30', ...quickly],
  'a part of it': ['-ss', '4', '-t', '7', '-i', original, ...quickly],
};
for (const [what, args] of Object.entries(copies)) {
  test(`a copy is found: ${what}`, async () => {
    const id = await processFile(bench, await make(`${what}.mp4`, args));
    const check = await findCheck(db, id);
    assert.equal(check?.state, 'matched', JSON.stringify(check));
    const [match] = check.found;
    assert.deepEqual(
      [check.found.length, match?.list, match?.reason, match?.kind, match?.mirrored],
      [1, 'stay-down', 'Notice 7.', 'frames', what === 'in a mirror'],
    );
    assert.ok(match!.share! >= 0.5);
    assert.equal(match?.rule?.frameDistance, frameDistance);
  });
}

const others: Record<string, string> = {
  'a test picture': 'testsrc2=s=320x180:r=12:d=5',
  'another test picture': 'testsrc=s=320x180:r=12:d=5',
  'colour bars': 'smptehdbars=s=320x180:r=12:d=5',
  'a game of life': 'life=s=320x180:r=12:mold=10:seed=3,trim=duration=5',
  'black from end to end': 'color=black:s=320x180:r=12:d=5',
};
for (const [what, source] of Object.entries(others)) {
  test(`another film is not: ${what}`, async () => {
    const id = await processFile(bench, await make(`${what}.mp4`, ['-f', 'lavfi', '-i', source, ...quickly]));
    assert.deepEqual(await findCheck(db, id), { state: 'clear', found: [] });
  });
}

test('frames of a file from before they were taken come from its storyboard', async () => {
  const before = (await findFingerprint(db, mediaId))!;
  await db.query('delete from media_fingerprints where media_id = $1', [mediaId]);
  await db.query('delete from stay_down_frames');
  await db.query('update stay_down_entries set frame_count = 0');
  assert.equal((await putOnStayDown(mediaId))?.frames, 0);
  const queued = await db.query(`select 1 from jobs.job where name = 'fingerprint-media'`);
  assert.equal(queued.length, 1);
  await fingerprintMedia(platform, mediaId);
  const after = (await findFingerprint(db, mediaId))!;
  assert.equal(after.length, before.length);
  const [entry] = await db.query<{ frames: number; rows: number }>(
    `select frame_count as frames, (select count(*)::int from stay_down_frames) as rows from stay_down_entries`,
  );
  assert.deepEqual(entry, { frames: after.length, rows: after.length });
});
