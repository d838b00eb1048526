import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;
const today = new Date().toISOString().slice(0, 10);

const video = (title: string) => buildVideo(platform, { title, durationSeconds: 100 });
const videos = [await video('Lamp one'), await video('Lamp two'), await video('Lamp three')];
const finished = await insertTestWork(platform, {
  title: 'Finished lamps',
  airing: 'finished',
  episodes: videos.map(({ id }, index) => ({ number: index + 1, videos: [id] })),
});
const running = await insertTestWork(platform, {
  title: 'Running lamps',
  year: 2024,
  expected: 12,
  episodes: [{ number: 1, videos: [(await video('Running one')).id] }],
});
const filmVideo = await video('A film');
const film = await insertTestWork(platform, {
  title: 'A lamp film',
  kind: 'movie',
  airing: 'finished',
  nativeTitle: 'ランプの映画',
  episodes: [{ number: 1, videos: [filmVideo.id] }],
});
const hidden = await insertTestWork(platform, { title: 'Hidden lamps', state: 'hidden' });

/** As the player does: on the way, and at the end. */
async function watch(member: TestMember, videoId: string): Promise<void> {
  await call('save_watch_position', { p_video_id: videoId, p_position_seconds: 40 }, member);
  await call('save_watch_position', { p_video_id: videoId, p_position_seconds: 98 }, member);
  await call('save_watch_position', { p_video_id: videoId, p_position_seconds: 99 }, member);
}
const entryOf = async (member: TestMember, workId: string) =>
  (await call('get_list_entry', { p_work_id: workId }, member)).entry;

test('a member puts a work on their list, changes what they say of it, and takes it off', async () => {
  const member = await web.memberNamed('keeper-of-lists');
  assert.equal(await entryOf(member, running.id), null);
  const planned = await call('save_list_entry', { p_work_id: running.id }, member);
  assert.deepEqual([planned.status, planned.tells_of_new], ['planned', false]);
  const watching = await call('save_list_entry', { p_work_id: running.id, p_status: 'watching' }, member);
  assert.equal(watching.tells_of_new, true, 'who begins to watch hears of what comes');
  await call('save_list_entry', { p_work_id: running.id, p_tells_of_new: false }, member);
  await call(
    'save_list_entry',
    { p_work_id: running.id, p_score: 85, p_notes: '  The rain!  ', p_started_on: '2026-01-02' },
    member,
  );
  const entry = await entryOf(member, running.id);
  assert.deepEqual(
    [entry!.status, entry!.score, entry!.notes, entry!.started_on, entry!.tells_of_new],
    ['watching', 85, 'The rain!', '2026-01-02', false],
  );
  const list = await call('get_my_list', {}, member);
  assert.deepEqual(
    list.items.map(({ work, notes }) => [work.title, notes]),
    [['Running lamps', 'The rain!']],
  );
  assert.equal(list.counts.watching, 1);
  assert.equal(list.counts.planned, 0);
  assert.deepEqual(await call('remove_list_entry', { p_work_id: running.id }, member), { removed: true });
  assert.deepEqual(await call('remove_list_entry', { p_work_id: running.id }, member), { removed: false });
  assert.equal((await call('get_my_list', {}, member)).counts.watching, 0);
});

test('a day that is none, days in the wrong order and a work that nobody sees are refused', async () => {
  const member = await web.memberNamed('wrong-lists');
  for (const [input, field] of [
    [{ p_started_on: '2026-02-30' }, 'p_started_on'],
    [{ p_started_on: '2026-03-02', p_finished_on: '2026-03-01' }, 'p_finished_on'],
  ] as const) {
    const refused = await ask('save_list_entry', { p_work_id: running.id, ...input }, member);
    assert.equal(refused.status, 400);
    assert.match(refused.text, new RegExp(field));
  }
  assert.equal((await ask('save_list_entry', { p_work_id: hidden.id }, member)).status, 404);
  assert.equal(await entryOf(member, running.id), null);
});

test('watching moves the list: the first episode begins a work, the last of a finished one completes it', async () => {
  const member = await web.memberNamed('watcher-of-all');
  await watch(member, videos[0]!.id);
  const begun = await entryOf(member, finished.id);
  assert.deepEqual(
    [begun!.status, begun!.started_on, begun!.finished_on, begun!.episodes_seen, begun!.tells_of_new],
    ['watching', today, null, 1, true],
  );
  await watch(member, videos[1]!.id);
  await watch(member, videos[0]!.id);
  assert.equal((await entryOf(member, finished.id))!.episodes_seen, 2, 'an earlier one again loses nothing');
  await watch(member, videos[2]!.id);
  const done = await entryOf(member, finished.id);
  assert.deepEqual(
    [done!.status, done!.finished_on, done!.episodes_seen, done!.rewatches],
    ['completed', today, 3, 0],
  );
  await watch(member, videos[1]!.id);
  assert.equal(
    (await entryOf(member, finished.id))!.status,
    'completed',
    'one in the middle is no new start',
  );
  await watch(member, videos[0]!.id);
  assert.equal((await entryOf(member, finished.id))!.status, 'rewatching');
  await watch(member, videos[2]!.id);
  const again = await entryOf(member, finished.id);
  assert.deepEqual([again!.status, again!.rewatches, again!.started_on], ['completed', 1, today]);
});

test('a film is completed at once, and each time anew is counted once', async () => {
  const member = await web.memberNamed('watcher-of-films');
  await watch(member, filmVideo.id);
  assert.deepEqual(
    [(await entryOf(member, film.id))!.status, (await entryOf(member, film.id))!.rewatches],
    ['completed', 0],
  );
  await watch(member, filmVideo.id);
  assert.equal((await entryOf(member, film.id))!.rewatches, 1);
});

test('a member’s own word stays: what they dropped, their days, and that watching shall not move it', async () => {
  const member = await web.memberNamed('own-word');
  await call('save_list_entry', { p_work_id: finished.id, p_status: 'dropped', p_score: 20 }, member);
  await watch(member, videos[0]!.id);
  const dropped = await entryOf(member, finished.id);
  assert.deepEqual([dropped!.status, dropped!.episodes_seen, dropped!.score], ['dropped', 0, 20]);
  await call(
    'save_list_entry',
    { p_work_id: finished.id, p_status: 'planned', p_started_on: '2020-01-01' },
    member,
  );
  await watch(member, videos[0]!.id);
  assert.deepEqual(
    [(await entryOf(member, finished.id))!.status, (await entryOf(member, finished.id))!.started_on],
    ['watching', '2020-01-01'],
  );
  await call('update_list_settings', { p_follows_watching: false }, member);
  await watch(member, videos[2]!.id);
  assert.equal((await entryOf(member, finished.id))!.status, 'watching');
});

test('who has no history has no list that follows them', async () => {
  const member = await web.memberNamed('no-history');
  await call('update_watch_settings', { p_keeps_history: false }, member);
  await watch(member, videos[0]!.id);
  assert.equal(await entryOf(member, finished.id), null);
});

test('a list is sorted, searched by any title, and divided by status', async () => {
  const member = await web.memberNamed('sorter');
  const save = (p_work_id: string, more: object) => call('save_list_entry', { p_work_id, ...more }, member);
  await save(running.id, { p_status: 'watching', p_score: 50 });
  await save(film.id, { p_status: 'completed', p_score: 90 });
  await save(finished.id, { p_status: 'completed' });
  const titles = async (input: object) =>
    (await call('get_my_list', input, member)).items.map(({ work }) => work.title);
  assert.deepEqual(await titles({}), ['Finished lamps', 'A lamp film', 'Running lamps']);
  assert.deepEqual(await titles({ p_sort: 'title' }), ['A lamp film', 'Finished lamps', 'Running lamps']);
  assert.deepEqual(await titles({ p_sort: 'score' }), ['A lamp film', 'Running lamps', 'Finished lamps']);
  assert.deepEqual((await titles({ p_sort: 'year' })).at(-1), 'Running lamps');
  assert.deepEqual(await titles({ p_search: 'ランプ' }), ['A lamp film']);
  assert.deepEqual(await titles({ p_search: '%' }), []);
  assert.deepEqual(await titles({ p_status: 'completed', p_sort: 'title' }), [
    'A lamp film',
    'Finished lamps',
  ]);
  assert.deepEqual(await titles({ p_page: 2 }), []);
});

test('others see a list only once it is public, without its notes, and never across a block', async () => {
  const owner = await web.memberNamed('shows-list');
  const other = await web.memberNamed('looks-at-list');
  await call(
    'save_list_entry',
    { p_work_id: film.id, p_status: 'completed', p_notes: 'Mine alone', p_score: 70 },
    owner,
  );
  const seen = (viewer: TestMember | null) => call('get_public_list', { p_user_id: owner.id }, viewer);
  assert.deepEqual((await seen(other)).items, []);
  assert.equal((await seen(owner)).items.length, 1);
  await call('update_list_settings', { p_is_public: true, p_scale: 'stars' }, owner);
  const { profile } = { profile: await call('getPublicProfile', { username: owner.username }, null) };
  assert.equal(profile.shows_list, true);
  for (const viewer of [other, null]) {
    const list = await seen(viewer);
    assert.deepEqual([list.scale, list.counts.completed, list.items[0]!.score], ['stars', 1, 70]);
    assert.doesNotMatch(JSON.stringify(list), /Mine alone|notes|tells_of_new/);
  }
  await call('block-user', { blocked_id: other.id }, owner);
  assert.deepEqual((await seen(other)).items, []);
  await db.query(`update profiles set held_look = '{}' where id = $1`, [owner.id]);
  assert.deepEqual((await seen(null)).items, [], 'nor of a profile that a report holds');
});

test('an entry of a work that is hidden meanwhile waits until it is shown again', async () => {
  const member = await web.memberNamed('waits-for-work');
  const work = await insertTestWork(platform, { title: 'Comes and goes' });
  await call('save_list_entry', { p_work_id: work.id }, member);
  await db.query(`update works set state = 'hidden' where id = $1`, [work.id]);
  assert.deepEqual((await call('get_my_list', {}, member)).items, []);
  await db.query(`update works set state = 'published' where id = $1`, [work.id]);
  assert.equal((await call('get_my_list', {}, member)).items.length, 1);
});

test('works that are merged are one entry of each list, and the word on the other stays', async () => {
  const admin = await web.memberNamed('list-joiner', { role: 'admin' });
  const [both, one] = [await web.memberNamed('list-both'), await web.memberNamed('list-one')];
  const [from, to] = [await insertTestWork(platform), await insertTestWork(platform)];
  const put = (who: typeof both, id: string, status: 'planned' | 'dropped') =>
    web.call('save_list_entry', { p_work_id: id, p_status: status }, who);
  await put(both, from.id, 'planned');
  await put(both, to.id, 'dropped');
  await put(one, from.id, 'planned');
  await web.call('merge_works', { p_work_id: to.id, p_other_id: from.id }, admin);
  const status = async (who: typeof both) =>
    (await web.call('get_list_entry', { p_work_id: to.id }, who)).entry?.status;
  assert.deepEqual([await status(both), await status(one)], ['dropped', 'planned']);
});

test('an act is not undone where that would delete what members wrote of a work', async () => {
  const admin = await web.memberNamed('list-undoer', { role: 'admin' });
  const reader = await web.memberNamed('list-of-split');
  const whole = await insertTestWork(platform, { episodes: [{ number: 1 }, { number: 2 }] });
  const apart = await web.call(
    'split_work',
    { p_work_id: whole.id, p_title: 'Lamps apart', p_episode_ids: [whole.episodeIds[1]!] },
    admin,
  );
  await web.call('save_list_entry', { p_work_id: apart.id, p_status: 'planned', p_notes: 'Mine.' }, reader);
  const [act] = (await web.call('get_work_acts', {}, admin)).items;
  const refused = await web.ask('undo_work_act', { p_act_id: act!.id }, admin);
  assert.equal(refused.status, 409);
  assert.match(refused.words, /on their lists/);
  assert.equal((await web.call('get_list_entry', { p_work_id: apart.id }, reader)).entry?.notes, 'Mine.');
  await web.call('remove_list_entry', { p_work_id: apart.id }, reader);
  assert.equal((await web.ask('undo_work_act', { p_act_id: act!.id }, admin)).status, 200);
});
