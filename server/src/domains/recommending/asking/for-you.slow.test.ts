import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestHistory } from '#tests/inputs/test-history.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { findAll, findMarked } from '../finding/find-neighbors.ts';
import { recommendingWeights } from '../weights.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;

const video = (title: string, tags: readonly string[] = [], more = {}) =>
  buildVideo(platform, { title, tags: [...tags], uploaderId: null, ...more });
const watch = (member: TestMember, ...videos: readonly { id: string }[]) =>
  insertTestHistory(platform, member.id, videos);
/** As many as say something together, of whom none watched anything yet. */
const crowdOf = (name: string) =>
  Promise.all(
    Array.from({ length: recommendingWeights.leastTogether }, (_, at) => web.memberNamed(`${name}-${at}`)),
  );
await findAll(db);

const shownTo = async (member: TestMember) => {
  await web.caughtUp();
  return call('get_for_you', {}, member);
};

test('a member is shown what is like what they watched, with the reason, and nothing they know or mind', async () => {
  const noa = await web.memberNamed('noa');
  assert.equal((await shownTo(noa)).basis, 'popular', 'nothing is known yet');
  const maker = await web.memberNamed('maker-of-mist', { role: 'publisher', canUploadVideos: true });
  const [dusk, dawn, noon, night, mist] = [
    await video('Dusk'),
    await video('Dawn', ['paper fans']),
    await video('Noon'),
    await video('Night'),
    await video('Mist', [], { uploaderId: maker.id }),
  ];
  for (const one of await crowdOf('sky')) await watch(one, dusk, dawn, noon, night, mist);
  await findMarked(db);
  await watch(noa, dusk);
  const titles = async () =>
    (await shownTo(noa)).items.filter(({ reason }) => reason?.kind === 'watched').map(({ title }) => title);
  const first = await shownTo(noa);
  assert.equal(first.basis, 'taste');
  const reasons = first.items.filter(({ title }) => title === 'Dawn').map(({ reason }) => reason);
  assert.deepEqual(reasons, [{ kind: 'watched', title: 'Dusk', slug: dusk.slug }]);
  assert.deepEqual((await titles()).sort(), ['Dawn', 'Mist', 'Night', 'Noon']);
  await watch(noa, noon);
  assert.ok(!(await titles()).includes('Noon'), 'it was watched');
  const mark = await call('mark_taste', { p_kind: 'video', p_slug: night.slug }, noa);
  assert.deepEqual([mark.kind, mark.name], ['video', 'Night']);
  assert.ok(!(await titles()).includes('Night'));
  await call('mark_taste', { p_kind: 'tag', p_slug: 'paper-fans' }, noa);
  assert.ok(!(await titles()).includes('Dawn'));
  await call('mark_taste', { p_kind: 'creator', p_slug: maker.username }, noa);
  assert.ok(!(await titles()).includes('Mist'));
  const { taste } = await call('get_recommending', {}, noa);
  assert.deepEqual(
    taste!.marks.map(({ kind }) => kind),
    ['creator', 'tag', 'video'],
  );
  for (const { kind, slug } of taste!.marks)
    assert.deepEqual(await call('unmark_taste', { p_kind: kind, p_slug: slug! }, noa), { removed: true });
  assert.deepEqual((await titles()).sort(), ['Dawn', 'Mist', 'Night']);
  await call('toggle_dislike_video', { p_video_id: dawn.id }, noa);
  assert.deepEqual((await titles()).sort(), ['Mist', 'Night']);
  await call('toggle_like_video', { p_video_id: mist.id }, noa);
  assert.equal((await ask('mark_taste', { p_kind: 'tag', p_slug: 'no-such-tag' }, noa)).status, 404);
  // What is taken off the site meanwhile can be taken back too, and tells nothing of itself.
  await call('mark_taste', { p_kind: 'video', p_slug: night.slug }, noa);
  await db.query(`update videos set publish_status = 'draft' where id = $1`, [night.id]);
  const [left] = (await call('get_recommending', {}, noa)).taste!.marks;
  assert.deepEqual(left, { kind: 'video', subject_id: night.id, name: null, slug: null });
  const gone = { p_kind: 'video' as const, p_subject_id: night.id };
  assert.deepEqual(await call('unmark_taste', gone, noa), { removed: true });
  assert.deepEqual(await call('unmark_taste', gone, noa), { removed: false });
});

test('who has watched nearly all that is like theirs is shown the rest of it', async () => {
  const { neighborsOfSeed, rankedForRow } = recommendingWeights;
  const noe = await web.memberNamed('noe');
  const known = await Promise.all(Array.from({ length: rankedForRow + 2 }, (_, at) => video(`Known ${at}`)));
  const [one, other, rest] = [
    await video('One of two'),
    await video('Other of two'),
    await video('The rest'),
  ];
  await findMarked(db);
  const write = (of: { id: string }, likes: readonly { id: string }[]) =>
    db.query('update video_neighbors set neighbor_ids = $2, scores = $3 where video_id = $1', [
      of.id,
      likes.map(({ id }) => id),
      likes.map(({ id }) => (id === rest.id ? 0.1 : 0.9)),
    ]);
  await write(one, known.slice(0, neighborsOfSeed));
  await write(other, [...known.slice(neighborsOfSeed), rest]);
  await watch(noe, one, other, ...known);
  await web.caughtUp();
  const { items } = await call('get_for_you', { p_limit: 8 }, noe);
  assert.ok(items.some(({ title, reason }) => title === 'The rest' && reason?.kind === 'watched'));
});

test('no more than two of a series, the series like one, and none of the same story', async () => {
  const uma = await web.memberNamed('uma');
  const lamp = await video('Lamp begins');
  const parts = await Promise.all([1, 2, 3, 4].map((part) => video(`Lamp part ${part}`)));
  const other = await insertTestWork(platform, {
    title: 'Lamps again',
    episodes: parts.map(({ id }, at) => ({ number: at + 1, videos: [id] })),
  });
  const first = await insertTestWork(platform, {
    title: 'Lamps',
    episodes: [{ number: 1, videos: [lamp.id] }],
  });
  for (const one of await crowdOf('lamp')) await watch(one, lamp, ...parts);
  await findMarked(db);
  await watch(uma, lamp);
  const { items } = await shownTo(uma);
  assert.equal(items.filter(({ title }) => title.startsWith('Lamp part')).length, 2);
  const works = await call('get_similar_works', { p_slug: first.slug }, null);
  assert.deepEqual(
    works.items.map(({ slug }) => slug),
    [other.slug],
  );
});
