import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { changePublishStatus } from '../../videos/publishing.ts';
import { getCountry } from '../calls/get-country.ts';
import { tokenOf, visitor } from '../viewing/fixtures/visitor.ts';
import { forgetWatching } from './note-watched.ts';
import { isWorthRemembering } from './position-rules.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const mio = await web.memberNamed('mio');

/** Watches a video for long enough to count. */
async function watch(videoId: string, member: TestMember): Promise<void> {
  const context = visitor(db, { userId: member.id });
  const token = await tokenOf(context, videoId);
  const answer = await getCountry.run({ video_id: videoId, view_token: token } as never, context);
  assert.equal((answer as { recorded: boolean }).recorded, true);
}
const idsOf = (rows: { video_id: string }[]): string[] => rows.map(({ video_id }) => video_id);
const watchedCount = async (member: TestMember): Promise<unknown> =>
  (await db.query('select videos_watched_count as n from profiles where id = $1', [member.id]))[0]?.n;

test('what was really watched is in the history, the latest first, page by page', async () => {
  const noa = await web.memberNamed('noa');
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { id } = await buildVideo(web.platform);
    await watch(id, noa);
    ids.unshift(id);
  }
  const first = (await ask('get_watch_history', { p_limit: 2 }, noa)).body;
  const second = (await ask('get_watch_history', { p_limit: 2, p_cursor: first[1]!.cursor }, noa)).body;
  assert.deepEqual(idsOf([...first, ...second]), ids);
  assert.equal(await watchedCount(noa), 3);
  assert.deepEqual((await ask('get_watch_history', {}, mio)).body, []);

  await db.query(`update view_windows set last_event_at = last_event_at - interval '2 hours',
    counted_at = counted_at - interval '2 hours', started_at = started_at - interval '2 hours'`);
  await watch(ids[2] ?? '', noa);
  assert.deepEqual(idsOf((await ask('get_watch_history', {}, noa)).body), [ids[2], ids[0], ids[1]]);
  assert.equal(await watchedCount(noa), 3, 'the same video again is not another one');

  await db.transaction((transaction) =>
    changePublishStatus(transaction, web.platform, ids[0] ?? '', 'held', null),
  );
  assert.deepEqual(idsOf((await ask('get_watch_history', {}, noa)).body), [ids[2], ids[1]]);
  const bad = await ask('get_watch_history', { p_cursor: 'nonsense' }, noa);
  assert.deepEqual([bad.status, bad.body.details], [400, 'field: p_cursor']);
});

test('the history of whoever refuses statistics still is theirs', async () => {
  const rin = await web.memberNamed('rin');
  const context = visitor(db, { userId: rin.id, request: { refusesStatistics: true } });
  const { id } = await buildVideo(web.platform);
  const { id: hidden } = await buildVideo(web.platform, { publishStatus: 'draft' });
  const { id: own } = await buildVideo(web.platform, { uploaderId: rin.id });
  for (const one of [id, hidden, own])
    await getCountry.run({ video_id: one, view_token: await tokenOf(context, one) } as never, context);
  assert.deepEqual(idsOf((await ask('get_watch_history', {}, rin)).body), [id]);
  assert.deepEqual(await db.query('select from view_events where video_id = $1', [id]), []);
});

test('a view that proves nothing enters no history', async () => {
  const { id } = await buildVideo(web.platform);
  await getCountry.run({ video_id: id, view_token: null } as never, visitor(db, { userId: mio.id }));
  assert.deepEqual((await ask('get_watch_history', {}, mio)).body, []);
});

test('where one stopped is there for another device, and nobody else', async () => {
  const { id } = await buildVideo(web.platform, { durationSeconds: 1000 });
  const ren = await web.memberNamed('ren');
  const p_video_id = id;
  const at = async (member = mio) =>
    (await ask('get_watch_position', { p_video_id }, member)).body[0]?.position_seconds;
  assert.deepEqual((await ask('save_watch_position', { p_video_id, p_position_seconds: 400 }, mio)).body, {
    saved: true,
  });
  assert.deepEqual([await at(), await at(ren)], [400, undefined]);
  await watch(id, mio);
  assert.equal((await ask('get_watch_history', {}, mio)).body[0]!.position_seconds, 400);
  const ended = await ask('save_watch_position', { p_video_id, p_position_seconds: 990 }, mio);
  assert.deepEqual([ended.body, await at()], [{ saved: false }, undefined]);
  const missing = await ask('save_watch_position', { p_video_id: mio.id, p_position_seconds: 40 }, mio);
  assert.deepEqual([missing.status, missing.body.message], [404, 'Video not found.']);
});

test('what one left in the middle is told from what one watched to the end', async () => {
  const eve = await web.memberNamed('eve');
  const [begun, ended] = [await buildVideo(web.platform), await buildVideo(web.platform)];
  for (const { id } of [begun, ended]) await watch(id, eve);
  await ask('save_watch_position', { p_video_id: begun.id, p_position_seconds: 300 }, eve);
  const inProgress = async () =>
    idsOf((await ask('get_watch_history', { p_in_progress: true, p_limit: 12 }, eve)).body);
  assert.deepEqual(await inProgress(), [begun.id]);
  assert.deepEqual(idsOf((await ask('get_watch_history', {}, eve)).body), [ended.id, begun.id]);
  await ask('update_watch_settings', { p_keeps_positions: false }, eve);
  assert.deepEqual(await inProgress(), []);
  await ask('update_watch_settings', { p_keeps_positions: true }, eve);
  await ask('remove_from_watch_history', { p_video_id: begun.id }, eve);
  assert.deepEqual(await inProgress(), []);
});

test('history and positions are switched off each for itself, and stay until they are cleared', async () => {
  const aya = await web.memberNamed('aya');
  const { id } = await buildVideo(web.platform);
  const later = await buildVideo(web.platform);
  const save = (p_video_id: string) =>
    ask('save_watch_position', { p_video_id, p_position_seconds: 99 }, aya);
  const history = async () => idsOf((await ask('get_watch_history', {}, aya)).body);
  const position = async (p_video_id: string) =>
    (await ask('get_watch_position', { p_video_id }, aya)).body.length;
  assert.deepEqual((await ask('get_watch_settings', {}, aya)).body, {
    keeps_history: true,
    keeps_positions: true,
    counts_watched: true,
  });
  await watch(id, aya);
  await save(id);
  const off = await ask('update_watch_settings', { p_keeps_history: false }, aya);
  assert.deepEqual(off.body, { keeps_history: false, keeps_positions: true, counts_watched: true });
  await watch(later.id, aya);
  assert.deepEqual([await history(), (await save(later.id)).body], [[id], { saved: true }]);
  const both = await ask('update_watch_settings', { p_keeps_positions: false }, aya);
  assert.deepEqual(both.body, { keeps_history: false, keeps_positions: false, counts_watched: true });
  assert.deepEqual((await save(id)).body, { saved: false });
  // Switched off, nobody is taken to where they stopped; switched on again, everything is as before.
  assert.deepEqual([await position(id), await position(later.id)], [0, 0]);
  assert.equal((await ask('get_watch_history', {}, aya)).body[0]!.position_seconds, null);
  await ask('update_watch_settings', { p_keeps_positions: true }, aya);
  assert.deepEqual([await position(id), await position(later.id)], [1, 1]);
  await ask('clear_watch_history', {}, aya);
  assert.deepEqual([await history(), await position(id)], [[], 1]);
  await ask('clear_watch_positions', {}, aya);
  assert.deepEqual([await position(id), await position(later.id)], [0, 0]);
});

test('the number of watched videos is neither counted nor shown where its owner says so, and begins again', async () => {
  const yui = await web.memberNamed('yui');
  await ask('set_watched_visibility', { p_public: true }, yui);
  const shown = async () => {
    const profile = await ask('getPublicProfile', { username: 'yui' }, null);
    const table = await web.app.inject({
      url: '/rest/v1/profiles?username=eq.yui&select=videos_watched_count',
    });
    return [profile.body.videos_watched_count, table.json()[0].videos_watched_count];
  };
  const videos = [await buildVideo(web.platform), await buildVideo(web.platform)];
  await watch(videos[0]?.id ?? '', yui);
  assert.deepEqual(await shown(), [1, 1]);
  const off = await ask('update_watch_settings', { p_counts_watched: false }, yui);
  assert.deepEqual(off.body, { keeps_history: true, keeps_positions: true, counts_watched: false });
  await watch(videos[1]?.id ?? '', yui);
  assert.deepEqual(await shown(), [null, null]);
  assert.equal((await ask('get_watch_history', {}, yui)).body.length, 2);
  await ask('update_watch_settings', { p_counts_watched: true }, yui);
  assert.deepEqual(await shown(), [1, 1]);
  assert.deepEqual((await ask('clear_watched_count', {}, yui)).body, { cleared: true });
  assert.deepEqual(await shown(), [0, 0]);
});

test('one video is taken out of the history with its position', async () => {
  const kai = await web.memberNamed('kai');
  const { id } = await buildVideo(web.platform);
  await watch(id, kai);
  await ask('save_watch_position', { p_video_id: id, p_position_seconds: 99 }, kai);
  assert.deepEqual((await ask('remove_from_watch_history', { p_video_id: id }, kai)).body, { removed: true });
  assert.deepEqual((await ask('remove_from_watch_history', { p_video_id: id }, kai)).body, {
    removed: false,
  });
  assert.deepEqual((await ask('get_watch_position', { p_video_id: id }, kai)).body, []);
});

test('the feed has the published videos of whom one follows, the newest first, page by page', async () => {
  const ida = await web.memberNamed('ida');
  const uploaders = [await web.memberNamed('kiln'), await web.memberNamed('loom')];
  const stranger = await web.memberNamed('stranger');
  for (const uploader of uploaders) await ask('toggle_subscription', { p_uploader_id: uploader.id }, ida);
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    const { id } = await buildVideo(web.platform, { uploaderId: uploaders[i % 2]?.id ?? null });
    ids.unshift(id);
  }
  await buildVideo(web.platform, { uploaderId: stranger.id });
  await buildVideo(web.platform, { uploaderId: uploaders[0]?.id ?? null, publishStatus: 'pending' });
  const first = (await ask('get_following_feed', { p_limit: 3 }, ida)).body;
  const second = (await ask('get_following_feed', { p_limit: 3, p_cursor: first[2]!.cursor }, ida)).body;
  assert.deepEqual(idsOf([...first, ...second]), ids);
  assert.deepEqual((await ask('get_following_feed', {}, mio)).body, []);
});

test('a member who goes takes the history along', async () => {
  const leaving = await web.memberNamed('leaving');
  const { id } = await buildVideo(web.platform);
  await watch(id, leaving);
  await db.transaction((transaction) => forgetWatching(transaction, leaving.id));
  assert.deepEqual((await ask('get_watch_history', {}, leaving)).body, []);
});

test('a place at the very beginning or end is nothing to go on from', () => {
  assert.deepEqual(
    [
      isWorthRemembering(9, 400),
      isWorthRemembering(10, 400),
      isWorthRemembering(379, 400),
      isWorthRemembering(380, 400),
    ],
    [false, true, true, false],
  );
  assert.deepEqual(
    [isWorthRemembering(0, 8), isWorthRemembering(1, 8), isWorthRemembering(4, 100)],
    [false, true, false],
  );
  assert.equal(isWorthRemembering(9, null), false);
  assert.equal(isWorthRemembering(5000, null), true);
});

test('uploaders of what is watched are proposed to whoever does not follow, is not, and did not block them', async () => {
  const [rin, aki, sora, yui] = await Promise.all(
    ['rina', 'akio', 'sorao', 'yuina'].map((name) => web.memberNamed(name)),
  );
  for (const [who, score] of [
    [aki, 90_003],
    [sora, 90_002],
    [yui, 90_001],
    [rin, 90_000],
  ] as const) {
    const { id } = await buildVideo(web.platform, { uploaderId: who!.id });
    await db.query('update videos set trending_score = $2 where id = $1', [id, score]);
  }
  const proposed = async (p_limit: number) =>
    (await web.call('get_uploaders_to_follow', { p_limit }, rin!)).map(({ username }) => username);
  assert.deepEqual(await proposed(3), ['akio', 'sorao', 'yuina']);
  assert.ok(!(await proposed(20)).includes('rina'));
  await web.call('toggle_subscription', { p_uploader_id: aki!.id }, rin!);
  await web.call('block-user', { blocked_id: rin!.id }, sora!);
  assert.deepEqual(await proposed(1), ['yuina']);
});
