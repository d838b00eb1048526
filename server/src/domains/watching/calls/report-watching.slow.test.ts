import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Output } from '#contract/calls.ts';
import { watchParts } from '#contract/watch-parts.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext } from '../../../platform/context.ts';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { cleanUpViews } from '../viewing/clean-up-views.ts';
import { insertProfile, insertVideo } from '../viewing/fixtures/videos.ts';
import { tokenOf, visitor } from '../viewing/fixtures/visitor.ts';
import { rollUpWatching } from '../viewing/watch-recorder.ts';
import { reportWatching } from './report-watching.ts';

const { db } = await testDatabase();
let video = '';
beforeEach(async () => {
  await db.query('truncate watch_reports, video_watch_days, video_watch_totals');
  video = await insertVideo(db, { durationSeconds: 1000 });
});

/** The parts from one to another, 20 seconds each. */
const from = (first: number, last: number): string =>
  Array.from({ length: watchParts }, (_, i) => (i >= first && i <= last ? '1' : '0')).join('');
async function report(context: CallContext, p_view_token: string, p_seconds: number, p_parts: string) {
  const answer = await reportWatching.run({ p_view_token, p_seconds, p_parts }, context);
  return (answer as Output<'report_watching'>).recorded;
}
interface Day {
  playbacks: number;
  seconds: number;
  parts: number[];
}
const days = (): Promise<Day[]> =>
  db.query<Day>('select playbacks, seconds, parts from video_watch_days where video_id = $1 order by day', [
    video,
  ]);
const counts = (...spans: [first: number, last: number, count: number][]): number[] =>
  Array.from({ length: watchParts }, (_, i) =>
    spans.reduce((sum, [first, last, count]) => sum + (i >= first && i <= last ? count : 0), 0),
  );
const minutes = 60_000;

test('later reports of a playback extend it, and it counts once however they fall between rollups', async () => {
  const context = visitor(db);
  const token = await tokenOf(context, video, { ago: 30 * minutes });
  assert.equal(await report(context, token, 40, from(0, 1)), true);
  assert.equal(await rollUpWatching(db), 1);
  assert.deepEqual(await days(), [{ playbacks: 1, seconds: 40, parts: counts([0, 1, 1]) }]);
  assert.equal(await report(context, token, 40, from(0, 1)), true);
  assert.equal(await rollUpWatching(db), 0);
  await report(context, token, 100, from(0, 4));
  await report(context, token, 90, from(10, 11));
  assert.equal(await rollUpWatching(db), 1);
  const both = { playbacks: 1, seconds: 100, parts: counts([0, 4, 1], [10, 11, 1]) };
  assert.deepEqual(await days(), [both]);
  const other = visitor(db);
  await report(other, await tokenOf(other, video, { ago: 30 * minutes }), 60, from(0, 2));
  await rollUpWatching(db);
  assert.deepEqual(await days(), [
    { playbacks: 2, seconds: 160, parts: counts([0, 4, 1], [10, 11, 1], [0, 2, 1]) },
  ]);
  assert.deepEqual(await db.query('select playbacks, seconds from video_watch_totals'), [
    { playbacks: 2, seconds: 160 },
  ]);
});

test('nobody has watched for longer than the time since the start', async () => {
  const context = visitor(db);
  await report(context, await tokenOf(context, video, { ago: 20_500 }), 86_400, from(0, 0));
  await rollUpWatching(db);
  assert.equal((await days())[0]?.seconds, 20);
});

test('more of a video than can have gone by in the time is no playback of it', async () => {
  const context = visitor(db);
  const token = await tokenOf(context, video, { ago: 30_000 });
  assert.equal(await report(context, token, 30, from(0, 9)), false);
  assert.equal(await report(context, token, 30, from(0, 8)), true);
});

test('the end of the day does not cut a playback in two', async () => {
  const context = visitor(db);
  const token = await tokenOf(context, video, { ago: 11 * 60 * minutes });
  await report(context, token, 40, from(0, 1));
  await report(visitor(db, { request: { address: '192.0.2.99' } }), token, 60, from(0, 2));
  await rollUpWatching(db);
  assert.deepEqual(
    (await days()).map(({ playbacks, seconds }) => [playbacks, seconds]),
    [[1, 60]],
  );
});

test('what is no playback of somebody else’s published video is not kept', async () => {
  const uploader = await insertProfile(db);
  const own = await insertVideo(db, { uploaderId: uploader, durationSeconds: 1000 });
  const hidden = await insertVideo(db, { publishStatus: 'draft' });
  const ago = { ago: 30 * minutes };
  const bot = visitor(db, { request: { userAgent: 'Googlebot/2.1' } });
  const asks = visitor(db, { request: { refusesStatistics: true } });
  const me = visitor(db, { userId: uploader });
  const anybody = visitor(db);
  const parts = from(0, 1);
  assert.equal(await report(bot, await tokenOf(bot, video, ago), 40, parts), false);
  assert.equal(await report(asks, await tokenOf(asks, video, ago), 40, parts), false);
  assert.equal(await report(me, await tokenOf(me, own, ago), 40, parts), false);
  assert.equal(await report(anybody, await tokenOf(anybody, hidden, ago), 40, parts), false);
  assert.equal(await report(anybody, await tokenOf(anybody, newId(), ago), 40, parts), false);
  assert.equal(await report(anybody, 'lantern', 40, parts), false);
  assert.equal(
    await report(anybody, await tokenOf(anybody, video, { ago: 13 * 60 * minutes }), 40, parts),
    false,
  );
  assert.equal(await report(anybody, await tokenOf(anybody, video, ago), 0, parts), false);
  assert.deepEqual(await db.query('select from watch_reports'), []);
});

test('many reports at once, several of one playback among them, are each answered and counted once', async () => {
  const people = Array.from({ length: 60 }, () => visitor(db));
  const tokens = await Promise.all(people.map((one) => tokenOf(one, video, { ago: 30 * minutes })));
  const answers = await Promise.all(
    people.flatMap((one, i) =>
      [40, 20, 60].map((seconds) => report(one, tokens[i] ?? '', seconds, from(0, 2))),
    ),
  );
  assert.deepEqual(new Set(answers), new Set([true]));
  await Promise.all([rollUpWatching(db), rollUpWatching(db)]);
  assert.deepEqual(await days(), [{ playbacks: 60, seconds: 3600, parts: counts([0, 2, 60]) }]);
});

test('a playback is forgotten once it can report no more, and its day stays', async () => {
  const context = visitor(db);
  await report(context, await tokenOf(context, video, { ago: 30 * minutes }), 40, from(0, 1));
  await rollUpWatching(db);
  await cleanUpViews(db);
  assert.equal((await db.query('select from watch_reports')).length, 1);
  await db.query(`update watch_reports set day = day - 3`);
  await cleanUpViews(db);
  assert.equal((await db.query('select from watch_reports')).length, 0);
  assert.equal((await days()).length, 1);
});
