import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestVersion, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { tellOfEpisodesHandler } from './tell-of-episodes.handler.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;

const run = () =>
  tellOfEpisodesHandler(platform).run({
    ...{ id: 'x', payload: {}, attempt: 0, lastAttempt: true, signal: new AbortController().signal },
  });
/** As if what was told had been told yesterday. */
const nextDay = () => db.query(`update episode_news set told_at = told_at - interval '1 day'`);
const told = async (member: TestMember) =>
  (await call('get_notifications', {}, member)).map(({ type, contentTitle, about, video_slug }) => [
    ...[type, contentTitle, about, video_slug],
  ]);
async function version(language: string, uploader?: TestMember) {
  const video = await buildVideo(platform, {
    title: 'A version',
    ...(uploader && { uploaderId: uploader.id }),
  });
  await db.query('update videos set audio_language = $2, published_at = now() where id = $1', [
    video.id,
    language,
  ]);
  return video;
}
const addVersion = (episodeId: string, videoId: string) => insertTestVersion(platform, episodeId, videoId);
const follow = (member: TestMember, p_work_id: string, more: object = {}) =>
  call('save_list_entry', { p_work_id, p_status: 'watching', ...more }, member);

test('who follows a work is told of its new episodes, of each work once a day, and of a language if they chose one', async () => {
  const work = await insertTestWork(platform, {
    title: 'Told lamps',
    episodes: [{ number: 1 }, { number: 2 }, { number: 3 }],
  });
  const [one, two, three] = work.episodeIds as [string, string, string];
  const any = await web.memberNamed('hears-of-first');
  const dub = await web.memberNamed('hears-of-dubs');
  const quiet = await web.memberNamed('hears-of-none');
  const over = await web.memberNamed('has-dropped-it');
  await follow(any, work.id);
  await follow(dub, work.id, { p_told_language: 'en' });
  await follow(quiet, work.id, { p_tells_of_new: false });
  await follow(over, work.id, { p_status: 'dropped', p_tells_of_new: true });
  const first = await version('ja');
  const second = await version('ja');
  await addVersion(one, first.id);
  await addVersion(two, second.id);
  await run();
  assert.deepEqual(await told(any), [['new_episode', 'Told lamps', 'Episode 1 and Episode 2', first.slug]]);
  for (const member of [dub, quiet, over]) assert.deepEqual(await told(member), []);
  await run();
  assert.equal((await told(any)).length, 1, 'a second run tells nobody twice');

  const dubbed = await version('en');
  await addVersion(one, dubbed.id);
  const third = await version('ja');
  await addVersion(three, third.id);
  await run();
  assert.equal((await told(any)).length, 1, 'of one work once a day');
  assert.deepEqual(await told(dub), []);
  await nextDay();
  await run();
  assert.deepEqual((await told(any))[0], ['new_episode', 'Told lamps', 'Episode 3', third.slug]);
  assert.deepEqual(await told(dub), [['new_episode', 'Told lamps', 'Episode 1', dubbed.slug]]);
  await addVersion(three, (await version('ja')).id);
  await nextDay();
  await run();
  assert.equal((await told(any)).length, 2, 'another version in the same language is no news');
});

test('what came out long ago is no news where it becomes an episode now, and a setting switches it off', async () => {
  const work = await insertTestWork(platform, {
    title: 'Old lamps',
    episodes: [{ number: 1 }, { number: 2 }],
  });
  const member = await web.memberNamed('no-old-news');
  const off = await web.memberNamed('news-off');
  await follow(member, work.id);
  await follow(off, work.id);
  await call('update_preferences', { p_preferences: { notifications: { new_episode: 'off' } } }, off);
  const old = await version('ja');
  await db.query(`update videos set published_at = now() - interval '10 days' where id = $1`, [old.id]);
  await addVersion(work.episodeIds[0]!, old.id);
  await run();
  assert.deepEqual(await told(member), []);
  await addVersion(work.episodeIds[1]!, (await version('ja')).id);
  await run();
  assert.equal((await told(member)).length, 1);
  assert.deepEqual(await told(off), []);
});

test('nobody is told of a video by somebody they blocked, nor of one that is not published any more', async () => {
  const work = await insertTestWork(platform, {
    title: 'Blocked lamps',
    episodes: [{ number: 1 }, { number: 2 }],
  });
  const member = await web.memberNamed('blocks-uploader');
  const uploader = await web.memberNamed('blocked-uploader', { role: 'creator', canUploadVideos: true });
  await follow(member, work.id);
  await call('block-user', { blocked_id: uploader.id }, member);
  await addVersion(work.episodeIds[0]!, (await version('ja', uploader)).id);
  const gone = await version('ja');
  await addVersion(work.episodeIds[1]!, gone.id);
  await db.query(`update videos set publish_status = 'draft' where id = $1`, [gone.id]);
  await run();
  assert.deepEqual(await told(member), []);
});

test('a reminder comes once its episode can be watched, once', async () => {
  const out = await version('ja');
  const work = await insertTestWork(platform, {
    title: 'Coming lamps',
    episodes: [
      { number: 1, videos: [out.id] },
      { number: 2, airedOn: '2100-01-01' },
    ],
  });
  const [here, coming] = work.episodeIds as [string, string];
  const member = await web.memberNamed('wants-reminder');
  const remind = (p_episode_id: string, p_is_on = true) =>
    ask('set_reminder', { p_episode_id, p_is_on }, member);
  assert.equal((await remind(here)).status, 409);
  assert.equal((await remind(work.id)).status, 404);
  assert.equal((await remind(coming)).status, 200);
  const among = () => call('get_reminders', { p_episode_ids: [here, coming] }, member);
  assert.deepEqual(await among(), [coming]);
  await remind(coming, false);
  assert.deepEqual(await among(), []);
  await remind(coming);
  await run();
  assert.deepEqual(await told(member), []);
  const video = await version('ja');
  await addVersion(coming, video.id);
  await nextDay();
  await run();
  assert.deepEqual(await told(member), [['new_episode', 'Coming lamps', 'Episode 2', video.slug]]);
  assert.deepEqual(await among(), []);
});

test('the home row has the newest episode of each work that a member follows', async () => {
  const member = await web.memberNamed('has-a-row');
  const work = await insertTestWork(platform, {
    title: 'Row lamps',
    episodes: [{ number: 1 }, { number: 2 }],
  });
  await follow(member, work.id);
  const first = await version('ja');
  await addVersion(work.episodeIds[0]!, first.id);
  await run();
  const second = await version('ja');
  await addVersion(work.episodeIds[1]!, second.id);
  await run();
  const row = async () =>
    (await call('get_new_episodes', {}, member)).map(({ slug, work_slug }) => [slug, work_slug]);
  assert.deepEqual(await row(), [[second.slug, work.slug]]);
  await db.query(`update videos set publish_status = 'draft' where id = $1`, [second.id]);
  assert.deepEqual(await row(), [[first.slug, work.slug]]);
  await call('save_list_entry', { p_work_id: work.id, p_status: 'completed' }, member);
  assert.deepEqual(await row(), []);
});
