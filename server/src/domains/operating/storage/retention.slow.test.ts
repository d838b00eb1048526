import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportThing } from '#tests/support/test-reports.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { mediaPrefix } from '../../media/index.ts';
import { listRenditions } from '../../media/media-queries.ts';
import { createDropRenditionsHandler } from '../../media/retention/drop-renditions.handler.ts';
import { applyRetention } from './apply-retention.ts';
import { type StoredVideo, storeVideo, watchVideo } from './test-stored-videos.ts';
import { weighVideos } from './weigh-videos.ts';

const web = await testWeb();
const { call, platform } = web;
const { config, db, storage } = platform;
const never = new AbortController().signal;
const ladder = { '360p': 20, '480p': 40, '720p': 100, '1080p': 300 };

const apply = async () => {
  await weighVideos(db, never);
  await applyRetention(platform, never);
};
const hasSource = async ({ mediaId }: StoredVideo, key: string): Promise<[boolean, boolean]> => {
  const [row] = await db.query<{ has: boolean }>(
    'select source_key is not null as has from media_assets where id = $1',
    [mediaId],
  );
  return [row!.has, (await storage.stat(key)) !== null];
};
const rungsOf = async ({ mediaId }: StoredVideo): Promise<string[]> =>
  (await listRenditions(db, mediaId)).map(({ name }) => name);
const masterOf = async ({ mediaId }: StoredVideo): Promise<string> =>
  (await storage.get(`${mediaPrefix(mediaId)}master.m3u8`))!.toString();
const filesOf = async ({ mediaId }: StoredVideo, name: string): Promise<boolean> =>
  (await storage.stat(`${mediaPrefix(mediaId)}${name}/00000.m4s`)) !== null;
const acts = async (): Promise<string[]> =>
  (
    await db.query<{ summary: string }>(
      `select summary from admin_acts where act = 'storage.freed' order by id`,
    )
  ).map(({ summary }) => summary);
const openCase = async ({ id }: StoredVideo) =>
  reportThing(
    web,
    { kind: 'video', id },
    await web.memberNamed(`reporter${Math.random().toString(36).slice(2, 8)}`),
    'COPYRIGHT',
  );

test('as it comes, sources go once they are ready and nothing else goes', async () => {
  assert.deepEqual(config.settings.sourceRetention, { rule: 'ready', days: 30 });
  assert.equal(config.settings.tallRungMonths, 0);
  const left = await storeVideo(platform, 'Left behind', {
    ...{ renditions: ladder, sourceKey: 'sources/left.mp4', readyDaysAgo: 2, addedDaysAgo: 4000 },
  });
  const fresh = await storeVideo(platform, 'Just made', {
    renditions: ladder,
    sourceKey: 'sources/fresh.mp4',
  });
  await apply();
  assert.deepEqual(await hasSource(left, 'sources/left.mp4'), [false, false]);
  assert.deepEqual(await hasSource(fresh, 'sources/fresh.mp4'), [true, true], 'a worker may still be at it');
  assert.equal((await rungsOf(left)).length, 4);
});

test('sources stay for as many days as they are told, never go if they are not to, and stay with evidence', async () => {
  giveSettings(config, { sourceRetention: { rule: 'never', days: 30 } });
  const source = (name: string, days: number) =>
    storeVideo(platform, name, { renditions: ladder, sourceKey: `sources/${name}.mp4`, readyDaysAgo: days });
  const [old, young, evidence] = [
    await source('old', 40),
    await source('young', 20),
    await source('evidence', 40),
  ];
  const disputed = await source('disputed', 40);
  await openCase(evidence);
  await db.query(`update videos set publish_status = 'review' where id = $1`, [disputed.id]);
  await apply();
  assert.deepEqual(await hasSource(old, 'sources/old.mp4'), [true, true]);
  giveSettings(config, { sourceRetention: { rule: 'days', days: 30 } });
  const before = (await acts()).length;
  await apply();
  assert.deepEqual(await hasSource(old, 'sources/old.mp4'), [false, false]);
  for (const [video, name] of [
    [young, 'young'],
    [evidence, 'evidence'],
    [disputed, 'disputed'],
  ] as const)
    assert.deepEqual(await hasSource(video, `sources/${name}.mp4`), [true, true], name);
  assert.deepEqual((await acts()).slice(before), ['Deleted the sources of 1 videos after 30 days: 1 MB.']);
  await apply();
  assert.equal((await acts()).length, before + 1, 'nothing is left to say');
  giveSettings(config, { sourceRetention: { rule: 'ready', days: 30 } });
});

test('the tallest rungs of what nobody watches go: first from the master, later from the disk', async () => {
  const store = (title: string, more: Partial<Parameters<typeof storeVideo>[2]> = {}) =>
    storeVideo(platform, title, { renditions: ladder, addedDaysAgo: 500, ...more });
  const idle = await store('Idle', { renditions: { ...ladder, '1440p': 900, '1080p-av1': 60 } });
  const watched = await store('Watched');
  const young = await store('Young', { addedDaysAgo: 10 });
  const evidence = await store('Evidence');
  const justOut = await store('Just out', { publishedDaysAgo: 3 });
  const replaced = await store('With a new file', { readyDaysAgo: 3 });
  const draft = await store('Draft');
  const scheduled = await store('Scheduled');
  for (const [{ id }, status] of [
    [draft, 'draft'],
    [scheduled, 'scheduled'],
  ] as const)
    await db.query(
      `update videos set publish_status = $2, publish_at = case when $2 = 'scheduled' then now() + interval '9 days' end where id = $1`,
      [id, status],
    );
  const tall = await store('Nothing below', { renditions: { '240p': 5, '1080p': 300 } });
  await watchVideo(platform, watched.id, 60, 5);
  await watchVideo(platform, idle.id, 60, 200);
  await openCase(evidence);
  await apply();
  assert.equal((await rungsOf(idle)).length, 6, 'the rule is off');
  giveSettings(config, { tallRungMonths: 6 });
  await apply();
  assert.deepEqual((await rungsOf(idle)).sort(), ['1080p-av1', '360p', '480p', '720p']);
  const master = await masterOf(idle);
  assert.match(master, /720p\/index.m3u8/);
  assert.doesNotMatch(master, /^1080p\/|^1440p\//m);
  assert.match(master, /1080p-av1/);
  for (const [video, count] of [
    [watched, 4],
    [young, 4],
    [evidence, 4],
    [justOut, 4],
    [replaced, 4],
    [draft, 4],
    [scheduled, 4],
    [tall, 2],
  ] as const)
    assert.equal((await rungsOf(video)).length, count);

  assert.equal(await filesOf(idle, '1080p'), true, 'who plays it goes on');
  const [job] = await db.query<{ data: { mediaId: string; names: string[] }; later: boolean }>(
    `select data, start_after > now() + interval '25 hours' as later from jobs.job where name = 'drop-renditions'`,
  );
  assert.equal(job!.later, true);
  assert.deepEqual(job!.data.names.toSorted(), ['1080p', '1440p']);
  const drop = (payload: { mediaId: string; names: string[] }) =>
    createDropRenditionsHandler(platform).run({
      ...{ id: '', payload, attempt: 0, lastAttempt: false, signal: never },
    });
  await drop(job!.data);
  assert.deepEqual([await filesOf(idle, '1080p'), await filesOf(idle, '720p')], [false, true]);
  await drop(job!.data);
  await drop({ mediaId: watched.mediaId, names: ['1080p'] });
  assert.equal(await filesOf(watched, '1080p'), true, 'what is named again stays');

  assert.match(
    (await acts()).at(-1)!,
    /^Deleted the tallest renditions of \d+ videos that nobody watched for 6 months: /,
  );
  giveSettings(config, { tallRungMonths: 0 });
});

test('what is watched between weighing and deleting stays', async () => {
  const video = await storeVideo(platform, 'Found again', { renditions: ladder, addedDaysAgo: 500 });
  giveSettings(config, { tallRungMonths: 6 });
  await weighVideos(db, never);
  await watchVideo(platform, video.id, 60, 0);
  await applyRetention(platform, never);
  assert.equal((await rungsOf(video)).length, 4);
  giveSettings(config, { tallRungMonths: 0 });
});

test('what is withdrawn between weighing and deleting stays', async () => {
  const video = await storeVideo(platform, 'Withdrawn', { renditions: ladder, addedDaysAgo: 500 });
  giveSettings(config, { tallRungMonths: 6 });
  await weighVideos(db, never);
  await db.query(`update videos set publish_status = 'draft' where id = $1`, [video.id]);
  await applyRetention(platform, never);
  assert.equal((await rungsOf(video)).length, 4);
  giveSettings(config, { tallRungMonths: 0 });
});

test('the master goes to where it is fetched from, and nothing else of the video is touched', async () => {
  const video = await storeVideo(platform, 'Placed', { renditions: ladder, addedDaysAgo: 500 });
  await db.query(`update videos set subtitle_languages = '{de}' where id = $1`, [video.id]);
  // An identical file that a decision disabled later does not pull this one into review.
  const same = await storeVideo(platform, 'Same', { renditions: { '480p': 1 } });
  await db.query(
    `update media_assets set source_sha256 = decode(repeat('ab', 32), 'hex') where id = any ($1)`,
    [[video.mediaId, same.mediaId]],
  );
  await db.query(`update videos set publish_status = 'disabled' where id = $1`, [same.id]);
  giveSettings(config, { tallRungMonths: 6 });
  await weighVideos(db, never);
  await db.query('delete from file_changes');
  await applyRetention(platform, never);
  assert.deepEqual(await rungsOf(video), ['360p', '480p', '720p']);
  assert.deepEqual(await db.query('select id from file_changes where id = $1', [video.mediaId]), [
    { id: video.mediaId },
  ]);
  const [row] = await db.query(
    'select publish_status, subtitle_languages, quality from videos where id = $1',
    [video.id],
  );
  assert.deepEqual(row, { publish_status: 'published', subtitle_languages: ['de'], quality: '720p' });
  giveSettings(config, { tallRungMonths: 0 });
});

test('a run that was cut off after the master was written is done again without harm', async () => {
  const video = await storeVideo(platform, 'Cut off', { renditions: ladder, addedDaysAgo: 500 });
  giveSettings(config, { tallRungMonths: 6 });
  await weighVideos(db, never);
  const broken = { ...platform, jobs: { ...platform.jobs, enqueue: () => Promise.reject(new Error('cut')) } };
  await assert.rejects(applyRetention(broken, never), /cut/);
  assert.doesNotMatch(await masterOf(video), /^1080p/m);
  assert.equal((await rungsOf(video)).length, 4);
  await applyRetention(platform, never);
  assert.deepEqual(await rungsOf(video), ['360p', '480p', '720p']);
  await web.caughtUp();
  const [shown] = await call('get_video_details_by_slug', { p_slug: video.slug }, null);
  assert.equal(shown!.quality, '720p', 'lists say what plays');
  giveSettings(config, { tallRungMonths: 0 });
});

test('with two admins, rules that delete more wait for the second, and others do not', async () => {
  const [first, second] = [
    await web.memberNamed('first', { role: 'admin' }),
    await web.memberNamed('second', { role: 'admin' }),
  ];
  const set = async (settings: Record<string, unknown>) => {
    const { version } = await call('get_site_settings', {}, first);
    return call('update_site_settings', { p_settings: settings, p_version: version }, first);
  };
  assert.equal((await set({ fourEyes: true })).waits_for_second, false);
  await web.caughtUp();
  for (let tries = 0; !config.settings.fourEyes && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal((await set({ sourceRetention: { rule: 'never', days: 30 } })).waits_for_second, false);
  assert.equal((await set({ tallRungMonths: 6 })).waits_for_second, true);
  assert.equal((await call('get_site_settings', {}, first)).settings.tallRungMonths, 0);
  const [look] = (await call('list_second_looks', {}, second)) as { id: string; summary: string }[];
  assert.equal(look!.summary, 'Have the site delete files of videos sooner, for good.');
  await call('confirm_second_look', { p_second_look_id: look!.id }, second);
  assert.equal((await call('get_site_settings', {}, first)).settings.tallRungMonths, 6);
});
