import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanUpAccounts } from '#server/domains/accounts/leaving/clean-accounts.ts';
import { newId } from '#server/kit/ids.ts';
import { insertTestHistory } from '#tests/inputs/test-history.ts';
import { insertTestPlaylist } from '#tests/inputs/test-playlist-inputs.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { findAll, findMarked, recommendingWeights } from './index.ts';

const web = await testWeb();
const { platform, call } = web;
const { db } = platform;

const video = (title: string, tags: readonly string[] = [], more = {}) =>
  buildVideo(platform, { title, tags: [...tags], uploaderId: null, ...more });
const watch = (member: TestMember, ...videos: readonly { id: string }[]) =>
  insertTestHistory(platform, member.id, videos);
const similar = async (of: { id: string }) => {
  await web.caughtUp();
  const { basis, items } = await call('get_similar_videos', { p_video_id: of.id, p_limit: 24 }, null);
  return { basis, titles: items.map(({ title }) => title) };
};
/** As the worker writes it down. */
const neighborsOf = async ({ id }: { id: string }): Promise<string[]> =>
  (
    await db.query<{ title: string }>(
      `select v.title from video_neighbors x cross join lateral unnest(x.neighbor_ids) n (id) join videos v on v.id = n.id
       where x.video_id = $1`,
      [id],
    )
  ).map(({ title }) => title);
const workNeighborsOf = async ({ id }: { id: string }): Promise<string[]> =>
  (
    await db.query<{ title: string }>(
      `select w.title from work_neighbors x cross join lateral unnest(x.neighbor_ids) n (id) join works w on w.id = n.id
       where x.work_id = $1 order by w.title`,
      [id],
    )
  ).map(({ title }) => title);

const harbour = await video('Harbour', ['lanterns of glass']);
const river = await video('River');
const canal = await video('Canal');
await video('Hill', ['lanterns of glass']);
const far = await video('Far away');
/** As many as say something together, of whom none watched anything yet. */
const crowdOf = (name: string) =>
  Promise.all(
    Array.from({ length: recommendingWeights.leastTogether }, (_, at) => web.memberNamed(`${name}-${at}`)),
  );
const crowd = await crowdOf('early');
for (const one of crowd) await watch(one, harbour, river);

test('what the same people watched is alike, and what shares a rare tag although nobody watched it', async () => {
  await findAll(db);
  const { basis, titles } = await similar(harbour);
  assert.equal(basis, 'taste');
  assert.deepEqual(titles.sort(), ['Hill', 'River']);
  assert.deepEqual((await similar(river)).titles, ['Harbour']);
  assert.deepEqual((await similar(far)).titles, []);
});

test('what changed is found anew: a new video, and what somebody watched', async () => {
  const lamp = await video('New lamp', ['lanterns of glass']);
  await findMarked(db);
  assert.ok((await neighborsOf(lamp)).includes('Harbour'));
  assert.ok((await neighborsOf(harbour)).includes('New lamp'), 'what is like the new one hears of it');
  for (const one of crowd) await watch(one, canal);
  await findMarked(db);
  assert.ok((await neighborsOf(canal)).includes('River'));
  assert.deepEqual(await db.query('select video_id from neighbor_marks where cause < 3'), []);
  await db.query(`update videos set publish_status = 'held' where id = $1`, [lamp.id]);
  assert.ok(!(await similar(harbour)).titles.includes('New lamp'));
});

test('what one member fewer than it takes watched, likes and has on playlists and lists is told nobody', async () => {
  const [link, secret, shared] = [await video('Link'), await video('Secret'), await video('Shared')];
  const workOf = (title: string, { id }: { id: string }) =>
    insertTestWork(platform, { title, episodes: [{ number: 1, videos: [id] }] });
  const works = [await workOf('Of the link', link), await workOf('Of what is shared', shared)];
  const all = await crowdOf('few');
  const [last, ...few] = all;
  const lists = async (member: TestMember) => {
    for (const { id } of works)
      await call('save_list_entry', { p_work_id: id, p_status: 'completed', p_score: 90 }, member);
  };
  for (const one of few) {
    await watch(one, link, secret, shared);
    for (const { id } of [link, secret]) {
      await call('toggle_like_video', { p_video_id: id }, one);
      await call('toggle_favorite_video', { p_video_id: id }, one);
    }
    await lists(one);
    const playlist = await insertTestPlaylist(platform, { ownerId: one.id, isPublic: true });
    for (const { id } of [link, secret])
      await call('add_video_to_playlist', { p_playlist_id: playlist, p_video_id: id }, one);
  }
  await findMarked(db);
  await findAll(db);
  assert.deepEqual(await neighborsOf(link), []);
  assert.deepEqual(await neighborsOf(secret), []);
  assert.deepEqual(await workNeighborsOf(works[0]!), []);
  await watch(last!, link, shared);
  await lists(last!);
  await findAll(db);
  await web.caughtUp();
  assert.deepEqual(await neighborsOf(link), ['Shared'], 'of this enough agree');
  assert.deepEqual(await neighborsOf(secret), []);
  assert.deepEqual(await workNeighborsOf(works[0]!), ['Of what is shared']);
});

test('history that is deleted is forgotten with the next run, from every video it said something of', async () => {
  const crowd = await crowdOf('leaving');
  const [rin, kai] = crowd as [TestMember, TestMember];
  const more = await web.memberNamed('leaving-too');
  const [dune, reef, cliff] = [await video('Dune'), await video('Reef'), await video('Cliff')];
  for (const one of [...crowd, more]) await watch(one, dune, reef, cliff);
  await findMarked(db);
  const both = ['Cliff', 'Reef'];
  assert.deepEqual((await neighborsOf(dune)).sort(), both);
  await call('remove_from_watch_history', { p_video_id: dune.id }, rin);
  await call('remove_from_watch_history', { p_video_id: dune.id }, kai);
  await findMarked(db);
  assert.deepEqual(await neighborsOf(dune), []);
  assert.deepEqual(await neighborsOf(reef), ['Cliff'], 'also from those it stood beside');
  await call('clear_watch_history', {}, rin);
  await findMarked(db);
  assert.deepEqual(await neighborsOf(reef), ['Cliff'], 'enough are left who watched both');
  await call(
    'request_account_deletion',
    { p_confirmation: 'DELETE MY ACCOUNT', p_password: kai.password },
    kai,
  );
  await db.query(`update accounts set deletion_requested_at = now() - interval '15 days' where id = $1`, [
    kai.id,
  ]);
  await cleanUpAccounts(platform, new AbortController().signal);
  await findMarked(db);
  assert.deepEqual([await neighborsOf(reef), await neighborsOf(cliff)], [[], []]);
});

test('whoever switches it off says nothing about videos any more, and says it again once it is on', async () => {
  const crowd = await crowdOf('switching');
  const [fern, moss] = [await video('Fern'), await video('Moss')];
  for (const one of crowd) await watch(one, fern, moss);
  await findMarked(db);
  assert.deepEqual(await neighborsOf(fern), ['Moss']);
  await call('set_recommending', { p_is_on: false }, crowd[0]!);
  await findMarked(db);
  assert.deepEqual(await neighborsOf(fern), []);
  await call('set_recommending', { p_is_on: true }, crowd[0]!);
  await findMarked(db);
  assert.deepEqual(await neighborsOf(fern), ['Moss']);
});

test('a like that becomes a dislike is forgotten with the next run', async () => {
  const crowd = await crowdOf('turning');
  const [petal, stem] = [await video('Petal'), await video('Stem')];
  for (const one of crowd)
    for (const { id } of [petal, stem]) await call('toggle_like_video', { p_video_id: id }, one);
  await findAll(db);
  assert.deepEqual(await neighborsOf(petal), ['Stem']);
  await call('toggle_dislike_video', { p_video_id: stem.id }, crowd[0]!);
  await findMarked(db);
  assert.deepEqual([await neighborsOf(petal), await neighborsOf(stem)], [[], []]);
});

test('what is taken off a list is forgotten with the next run, from every series it stood beside', async () => {
  const crowd = await crowdOf('unlisting');
  const works: { id: string }[] = [];
  for (const title of ['Kite', 'Reel', 'Spool'])
    works.push(
      await insertTestWork(platform, { title, episodes: [{ number: 1, videos: [(await video(title)).id] }] }),
    );
  const [kite, reel, spool] = works as [{ id: string }, { id: string }, { id: string }];
  for (const one of crowd)
    for (const { id } of works)
      await call('save_list_entry', { p_work_id: id, p_status: 'completed', p_score: 90 }, one);
  await findAll(db);
  assert.deepEqual(await workNeighborsOf(kite), ['Reel', 'Spool']);
  await call('remove_list_entry', { p_work_id: spool.id }, crowd[0]!);
  await findMarked(db);
  assert.deepEqual(
    [await workNeighborsOf(kite), await workNeighborsOf(reel), await workNeighborsOf(spool)],
    [['Reel'], ['Kite'], []],
  );
});

test('neither other seasons nor what is related stands under what is like a series, whoever lists both', async () => {
  const story = newId();
  const [first, second, side, other] = [
    await insertTestWork(platform, { title: 'Bell', series: [story, 1] }),
    await insertTestWork(platform, { title: 'Bell again', series: [story, 2] }),
    await insertTestWork(platform, { title: 'Bell aside' }),
    await insertTestWork(platform, { title: 'Gong' }),
  ];
  const keeper = await web.memberNamed('keeper-of-bells', { role: 'admin' });
  const tie = { p_work_id: side.id, p_other_id: first.id, p_relation: 'prequel' as const };
  await call('relate_works', tie, keeper);
  for (const one of await crowdOf('listing'))
    for (const { id } of [first, second, side, other])
      await call('save_list_entry', { p_work_id: id, p_status: 'completed', p_score: 90 }, one);
  await findAll(db);
  assert.deepEqual(await workNeighborsOf(first), ['Gong']);
  assert.deepEqual(await workNeighborsOf(side), ['Bell again', 'Gong']);
});

test('a round that is killed goes on where it was', async () => {
  const stop = new AbortController();
  stop.abort();
  await assert.rejects(findAll(db, stop.signal));
  const [lane] = await db.query<{ ended_at: Date | null }>(
    'select ended_at from neighbor_rounds where lane = 1',
  );
  assert.equal(lane!.ended_at, null);
  await db.query('delete from video_neighbors');
  const { id } = harbour;
  await db.query('update neighbor_rounds set after_id = $1', [id]);
  await findAll(db);
  assert.deepEqual(await neighborsOf(harbour), [], 'it was done before');
  await findAll(db);
  assert.ok((await neighborsOf(harbour)).includes('River'));
});
