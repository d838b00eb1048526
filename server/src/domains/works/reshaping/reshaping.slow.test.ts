import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestRelation, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform } = web;
const admin = await web.memberNamed('reshape-keeper', { role: 'admin' });
const seen = async (slug: string) => {
  await web.caughtUp();
  return (await web.call('get_work', { p_slug: slug }, null))[0];
};
const undoLast = async () => {
  const [act] = (await web.call('get_work_acts', {}, admin)).items;
  return web.ask('undo_work_act', { p_act_id: act!.id }, admin);
};
const listed = (work: Awaited<ReturnType<typeof seen>>) =>
  work!.episodes.map(({ number, versions }) => [number, versions.length]);
const video = async () => (await buildVideo(platform)).id;

test('two works become one: episodes, titles, studios, relations and the old address; undone, all is as it was', async () => {
  const sequel = await insertTestWork(platform, { title: 'Wharf after' });
  const target = await insertTestWork(platform, {
    title: 'Wharf',
    episodes: [{ number: 1, videos: [await video()] }, { number: 2 }],
  });
  const other = await insertTestWork(platform, {
    title: 'The Wharf',
    episodes: [
      { number: 2, videos: [await video()] },
      { number: 3, videos: [await video()] },
    ],
  });
  await insertTestRelation(platform, other.id, 'sequel', sequel.id);
  const before = [await seen(target.slug), await seen(other.slug), await seen(sequel.slug)];
  await web.call('merge_works', { p_work_id: target.id, p_other_id: other.id }, admin);
  const merged = (await seen(other.slug))!;
  assert.equal(merged.slug, target.slug);
  assert.deepEqual(listed(merged), [
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  assert.deepEqual(merged.titles, [{ language: 'en', kind: 'synonym', title: 'The Wharf' }]);
  assert.equal(merged.studios.length, 2);
  assert.deepEqual(
    merged.relations.map(({ relation, slug }) => [relation, slug]),
    [['sequel', sequel.slug]],
  );
  const found = await web.call('get_managed_works', { p_search: 'wharf' }, admin);
  assert.equal(
    found.items.some(({ id }) => id === other.id),
    false,
  );
  assert.equal((await web.ask('update_work', { p_work_id: other.id, p_year: 2020 }, admin)).status, 404);
  assert.equal((await undoLast()).status, 200);
  assert.deepEqual([await seen(target.slug), await seen(other.slug), await seen(sequel.slug)], before);
});

test('a work is not merged into itself, and of two merged one after the other the first leads to the last', async () => {
  const [one, two, three] = [
    await insertTestWork(platform, { title: 'Chain one' }),
    await insertTestWork(platform, { title: 'Chain two' }),
    await insertTestWork(platform, { title: 'Chain three' }),
  ];
  assert.equal((await web.ask('merge_works', { p_work_id: one.id, p_other_id: one.id }, admin)).status, 409);
  await web.call('merge_works', { p_work_id: two.id, p_other_id: one.id }, admin);
  const [first] = (await web.call('get_work_acts', {}, admin)).items;
  await web.call('merge_works', { p_work_id: three.id, p_other_id: two.id }, admin);
  assert.equal((await seen(one.slug))!.slug, three.slug);
  // The first can be undone only after the second.
  assert.equal((await web.ask('undo_work_act', { p_act_id: first!.id }, admin)).status, 409);
  assert.equal((await undoLast()).status, 200);
  assert.equal((await seen(one.slug))!.slug, two.slug);
});

test('chosen episodes become a work of their own, and come back when that is undone', async () => {
  const work = await insertTestWork(platform, {
    title: 'Long harvest',
    episodes: [{ number: 1 }, { number: 2 }, { number: 13, videos: [await video()] }],
  });
  const input = {
    p_work_id: work.id,
    p_title: 'Long harvest Season 2',
    p_episode_ids: [work.episodeIds[2]!],
  };
  assert.equal(
    (await web.ask('split_work', { ...input, p_episode_ids: work.episodeIds }, admin)).status,
    409,
  );
  const split = await web.call('split_work', input, admin);
  assert.deepEqual(listed(await seen(split.slug)), [[13, 1]]);
  assert.deepEqual(listed(await seen(work.slug)), [
    [1, 0],
    [2, 0],
  ]);
  assert.equal((await undoLast()).status, 200);
  assert.equal(await seen(split.slug), undefined);
  assert.deepEqual(
    listed(await seen(work.slug)).map(([number]) => number),
    [1, 2, 13],
  );
});

test('episodes change places, two are not given one number, and it is undone', async () => {
  const work = await insertTestWork(platform, {
    title: 'Ladder',
    episodes: [{ number: 1 }, { number: 2 }, { number: 3 }],
  });
  const [one, two, three] = work.episodeIds;
  const ids = async () => (await seen(work.slug))!.episodes.map(({ id }) => id);
  const number = (p_episodes: object[]) =>
    web.ask('number_episodes', { p_work_id: work.id, p_episodes }, admin);
  const refused = await number([{ id: one, number: 2 }]);
  assert.equal(refused.status, 400);
  assert.match(refused.words, /Two would be episode 2/);
  const moved = await number([
    { id: one, number: 2 },
    { id: two, number: 1 },
  ]);
  assert.equal(moved.status, 200);
  assert.deepEqual(await ids(), [two, one, three]);
  assert.equal((await undoLast()).status, 200);
  assert.deepEqual(await ids(), [one, two, three]);
});

test('every act and its undoing is on record', async () => {
  const acts = await platform.db.query<{ act: string }>(
    `select distinct act from admin_acts where target_kind = 'work' order by act`,
  );
  const names = acts.map(({ act }) => act);
  for (const act of ['work.merged', 'work.renumbered', 'work.split', 'work.undone'])
    assert.ok(names.includes(act), act);
});
