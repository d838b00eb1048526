import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestWatched, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, platform } = web;
const { db } = platform;

const video = async (title: string, audio = 'ja', more: Parameters<typeof buildVideo>[1] = {}) => {
  const made = await buildVideo(platform, { title, durationSeconds: 1000, ...more });
  await db.query('update videos set audio_language = $2 where id = $1', [made.id, audio]);
  return made;
};
/** A season of three episodes, the first two in two languages, and a fourth that is not out. */
async function season() {
  const one = { ja: await video('One'), en: await video('One, dubbed', 'en') };
  const two = { ja: await video('Two'), en: await video('Two, dubbed', 'en') };
  const three = await video('Three');
  const four = await video('Four', 'ja', { publishStatus: 'draft' });
  const work = await insertTestWork(platform, {
    episodes: [
      { number: 1, title: 'Dusk', videos: [one.ja.id, one.en.id] },
      { number: 2, title: 'Night', videos: [two.ja.id, two.en.id] },
      { number: 3, videos: [three.id] },
      { number: 4, videos: [four.id] },
    ],
  });
  return { work, one, two, three };
}

const watch = (member: TestMember, id: string) => insertTestWatched(platform, member.id, id);
const stopAt = (member: TestMember, p_video_id: string, p_position_seconds: number) =>
  ask('save_watch_position', { p_video_id, p_position_seconds }, member);
const row = async (member: TestMember) =>
  (await ask('get_continue_watching', {}, member)).body.map((tile) => [
    tile.slug,
    tile.episode?.number ?? null,
    tile.position_seconds,
  ]);
const progressOf = async (member: TestMember, p_slug: string) =>
  (await ask('get_work_progress', { p_slug }, member)).body[0]!;

test('a series is one tile: the episode in the middle, and the next one in its language when it is over', async () => {
  const mio = await web.memberNamed('mio');
  const { work, one, two, three } = await season();
  const alone = await video('Alone');
  await watch(mio, alone.id);
  await stopAt(mio, alone.id, 300);
  await watch(mio, one.en.id);
  await stopAt(mio, one.en.id, 400);
  assert.deepEqual(await row(mio), [
    [one.en.slug, 1, 400],
    [alone.slug, null, 300],
  ]);
  await stopAt(mio, one.en.id, 980);
  assert.deepEqual(await row(mio), [
    [two.en.slug, 2, null],
    [alone.slug, null, 300],
  ]);
  const [tile] = (await ask('get_continue_watching', { p_limit: 1 }, mio)).body;
  assert.equal(tile!.watched_video_id, one.en.id);
  assert.deepEqual(tile!.episode, {
    ...{ kind: 'regular', number: 2, title: 'Night', native_title: null, is_first: false },
    ...{ work_slug: work.slug, work_title: work.title, work_kind: 'tv' },
  });
  // The third is in one language alone.
  await watch(mio, two.en.id);
  await stopAt(mio, two.en.id, 1000);
  assert.equal((await row(mio))[0]![0], three.slug);
  // The fourth is not out.
  await watch(mio, three.id);
  await stopAt(mio, three.id, 1000);
  assert.deepEqual(await row(mio), [[alone.slug, null, 300]]);
  await db.query(`update works set state = 'hidden' where id = $1`, [work.id]);
  await stopAt(mio, one.ja.id, 400);
  await watch(mio, one.ja.id);
  assert.deepEqual((await row(mio))[0], [one.ja.slug, null, 400], 'a video of no series that is shown');
});

test('what is marked as watched is over, and what is set aside comes back when it is watched again', async () => {
  const ren = await web.memberNamed('ren');
  const { work, one, two } = await season();
  await watch(ren, one.ja.id);
  await stopAt(ren, one.ja.id, 500);
  const mark = (p_video_id: string, p_is_watched = true) =>
    ask('mark_video_watched', { p_video_id, p_is_watched }, ren);
  assert.deepEqual((await mark(one.ja.id)).body, { is_watched: true });
  assert.deepEqual(await row(ren), [[two.ja.slug, 2, null]]);
  assert.deepEqual((await ask('get_watch_position', { p_video_id: one.ja.id }, ren)).body, []);
  const { episodes, next, has_begun } = await progressOf(ren, work.slug);
  assert.deepEqual(episodes, [
    { episode_id: work.episodeIds[0], is_seen: true, position_seconds: null, duration_seconds: 1000 },
  ]);
  assert.deepEqual([next?.slug, next?.number, has_begun], [two.ja.slug, 2, true]);

  assert.deepEqual((await ask('set_aside_watched', { p_video_id: one.ja.id }, ren)).body, {
    set_aside: true,
  });
  assert.deepEqual(await row(ren), []);
  assert.equal((await progressOf(ren, work.slug)).episodes.length, 1, 'what was seen stays seen');
  await watch(ren, two.ja.id);
  await stopAt(ren, two.ja.id, 500);
  assert.deepEqual(await row(ren), [[two.ja.slug, 2, 500]]);
  await ask('set_aside_watched', { p_video_id: two.ja.id }, ren);
  await stopAt(ren, two.ja.id, 510);
  assert.deepEqual(await row(ren), [[two.ja.slug, 2, 510]], 'they watch on');

  assert.deepEqual((await mark(one.ja.id, false)).body, { is_watched: false });
  assert.equal(
    (await progressOf(ren, work.slug)).episodes.find(({ is_seen }) => is_seen),
    undefined,
  );
  assert.equal((await mark(ren.id)).status, 404);
});

test('whoever wants no positions remembered has what they saw, and one member’s marks are no other’s', async () => {
  const noa = await web.memberNamed('noa');
  const other = await web.memberNamed('other');
  const { work, one, two } = await season();
  await ask('update_watch_settings', { p_keeps_positions: false }, noa);
  await watch(noa, one.ja.id);
  await stopAt(noa, one.ja.id, 400);
  assert.deepEqual(await row(noa), [[one.ja.slug, 1, null]]);
  await stopAt(noa, one.ja.id, 990);
  assert.deepEqual(await row(noa), [[two.ja.slug, 2, null]]);
  assert.deepEqual(await row(other), []);
  assert.deepEqual(await progressOf(other, work.slug), { episodes: [], next: null, has_begun: false });
  assert.deepEqual((await ask('get_work_progress', { p_slug: 'no-such-work' }, noa)).body, []);
  // What was not in the history is not put there by its end.
  const never = await video('Never');
  await stopAt(noa, never.id, 990);
  assert.deepEqual((await ask('get_watch_history', {}, noa)).body.length, 1);
});

test('an episode that was begun in one language and watched to its end in another is over', async () => {
  const sora = await web.memberNamed('sora');
  const { work, one, two } = await season();
  await watch(sora, one.en.id);
  await watch(sora, one.ja.id);
  await stopAt(sora, one.ja.id, 300);
  await stopAt(sora, one.en.id, 970);
  assert.deepEqual(await row(sora), [[two.en.slug, 2, null]]);
  const [first] = (await progressOf(sora, work.slug)).episodes;
  assert.deepEqual([first!.is_seen, first!.position_seconds], [true, null]);
});

test('a video that is no longer published is gone on with in another version', async () => {
  const yui = await web.memberNamed('yui');
  const { one, two } = await season();
  await watch(yui, one.en.id);
  await stopAt(yui, one.en.id, 400);
  await db.query(`update videos set publish_status = 'held' where id = $1`, [one.en.id]);
  assert.deepEqual(await row(yui), [[one.ja.slug, 1, null]]);
  await ask('mark_video_watched', { p_video_id: one.ja.id, p_is_watched: true }, yui);
  assert.deepEqual(await row(yui), [[two.ja.slug, 2, null]]);
});
