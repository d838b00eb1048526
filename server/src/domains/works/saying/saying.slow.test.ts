import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { proposeEpisodes } from '../proposing/propose-episodes.ts';

const web = await testWeb();
const { platform } = web;
const admin = await web.memberNamed('said-keeper', { role: 'admin' });
const creator = await web.memberNamed('said-creator', { role: 'creator', canUploadVideos: true });
const own = (title: string, publishStatus: 'draft' | 'published' = 'published') =>
  buildVideo(platform, { title, publishStatus, uploaderId: creator.id });
const waiting = async () =>
  (await web.call('get_episode_proposals', { p_limit: 50 }, admin)).items.flatMap(
    ({ work, title, proposals }) =>
      proposals.map(({ video_id, origin, number }) => ({
        video_id,
        origin,
        number,
        work: work?.id ?? title,
      })),
  );

test('a creator finds a work by any title, and what a file is called fills the form', async () => {
  const work = await web.call(
    'create_work',
    { p_title: 'Marble Garden', p_titles: [{ language: 'de', kind: 'synonym', title: 'Marmorgarten' }] },
    admin,
  );
  await web.call('create_work', { p_title: 'Marble Hidden', p_state: 'hidden' }, admin);
  await proposeEpisodes(platform.db);
  const found = async (p_search: string) =>
    (await web.call('find_works', { p_search }, creator)).map(({ title }) => title);
  assert.deepEqual(await found('marmor'), ['Marble Garden']);
  assert.deepEqual(await found('marble'), ['Marble Garden']);
  assert.deepEqual(await found('MARBLE-GARDEN'), ['Marble Garden']);
  assert.deepEqual(await found('marble %'), []);
  const suggested = await web.call(
    'suggest_episode',
    { p_name: '[Kite] Marmorgarten - 04v2 (Uncensored).mkv' },
    creator,
  );
  assert.deepEqual(suggested, {
    ...{ title: 'Marble Garden', kind: 'regular', number: 4, work_kind: 'tv', cut: 'uncut' },
    ...{ release_group: 'Kite', work: { id: work.id, slug: work.slug, title: 'Marble Garden' } },
  });
  assert.equal((await web.call('suggest_episode', { p_name: 'Route 66' }, creator)).number, null);
  const member = await web.memberNamed('said-reader');
  assert.equal((await web.ask('find_works', { p_search: 'marble' }, member)).status, 403);
});

test('what a creator says waits on the desk, in place of what the title says, and is public once accepted', async () => {
  const work = await insertTestWork(platform, { title: 'Brass Weather' });
  const video = await own('Something else 05', 'draft');
  const series = { work_id: work.id, number: 7 };
  const said = await web.call('say_episode', { p_video_id: video.id, p_series: series }, creator);
  assert.equal(said.episode, null);
  assert.deepEqual([said.said!.state, said.said!.number], ['open', 7]);
  const [one] = (await waiting()).filter(({ video_id }) => video_id === video.id);
  assert.deepEqual(one, { video_id: video.id, origin: 'uploader', number: 7, work: work.id });
  await web.call('say_episode', { p_video_id: video.id, p_series: null }, creator);
  assert.equal(
    (await waiting()).some(({ video_id }) => video_id === video.id),
    false,
  );
  await web.call('say_episode', { p_video_id: video.id, p_series: series }, creator);
  const group = (await web.call('get_episode_proposals', {}, admin)).items.find(
    (each) => each.work?.id === work.id,
  )!;
  await web.call(
    'accept_episode_proposals',
    { p_work_id: work.id, p_proposals: [{ id: group.proposals[0]!.id, number: 7 }] },
    admin,
  );
  const after = await web.call('get_own_episode', { p_video_id: video.id }, creator);
  assert.deepEqual(after.episode, { slug: work.slug, title: 'Brass Weather', kind: 'regular', number: 7 });
  const again = await web.ask('say_episode', { p_video_id: video.id, p_series: series }, creator);
  assert.equal(again.status, 409);
});

test('a work that is not there is proposed, and said again after a refusal only if it is another', async () => {
  const video = await own('Untitled loop');
  const say = (series: object | null) =>
    web.ask('say_episode', { p_video_id: video.id, p_series: series }, creator);
  const made = { work_title: 'Slow Meridian', work_kind: 'ova', number: 1 };
  assert.equal((await say(made)).status, 200);
  const group = (await web.call('get_episode_proposals', { p_limit: 50 }, admin)).items.find(
    ({ title }) => title === 'Slow Meridian',
  )!;
  assert.deepEqual([group.work, group.kind], [null, 'ova']);
  assert.deepEqual(
    await web
      .call('list_works', {}, null)
      .then((works) => works.some(({ title }) => title === 'Slow Meridian')),
    false,
  );
  await web.call('dismiss_episode_proposals', { p_proposal_ids: [group.proposals[0]!.id] }, admin);
  assert.equal((await say(made)).status, 409);
  assert.equal((await say({ ...made, number: 2 })).status, 200);
});

test('what cannot be said is refused, and nobody speaks for another', async () => {
  const video = await own('Refusable');
  const hidden = await insertTestWork(platform, { state: 'hidden' });
  const say = async (series: object, who = creator) => {
    const { status, words } = await web.ask('say_episode', { p_video_id: video.id, p_series: series }, who);
    return `${status} ${words}`;
  };
  assert.match(await say({ number: 1 }), /^400 .*write its title/);
  assert.match(await say({ work_id: hidden.id, number: 1 }), /^400 .*no such series/);
  assert.match(await say({ work_title: 'X', number: 1.234 }), /^400 .*two decimals/);
  const other = await web.memberNamed('said-stranger', { role: 'creator', canUploadVideos: true });
  assert.match(await say({ work_title: 'X', number: 1 }, other), /^404/);
  assert.equal((await web.ask('get_own_episode', { p_video_id: video.id }, other)).status, 404);
});
