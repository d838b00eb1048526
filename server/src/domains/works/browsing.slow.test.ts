import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { refreshWorkTags } from './browsing-queries.ts';

const web = await testWeb();
const { platform, ask } = web;
/** Once this process has heard of what changed. */
const call: typeof web.call = async (...asked) => {
  await web.caughtUp();
  return web.call(...asked);
};
const keeper = await web.memberNamed('browse-keeper', { role: 'admin' });

const video = (title: string, tags: string[]) => buildVideo(platform, { title, tags });
const rainy = await video('Rainy', ['rain', 'night']);
const sunny = await video('Sunny', ['night']);
const rain = await insertTestWork(platform, {
  ...{ title: 'Browse rain', kind: 'ova', year: 1999, season: 'fall' },
  episodes: [{ number: 1, airedOn: '1999-10-04' }],
});
const night = await insertTestWork(platform, {
  ...{ title: 'Browse night', kind: 'tv', year: 1999, season: 'winter', airing: 'finished' },
  episodes: [{ number: 1, airedOn: '1999-10-06', title: 'Dusk' }, { number: 2 }],
});
const hidden = await insertTestWork(platform, { title: 'Browse hidden', year: 1999, state: 'hidden' });
for (const [episode, { slug }] of [
  [rain.episodeIds[0], rainy],
  [night.episodeIds[0], sunny],
] as const)
  await call('set_episode_version', { p_episode_id: episode!, p_slug: slug }, keeper);

const browse = (input: object) => call('browse_works', { p_year: 1999, ...input }, null);
const titles = async (input: object) => (await browse(input)).items.map(({ title }) => title);

test('works are found by year, season, kind, how they air, studio and order', async () => {
  assert.deepEqual(await titles({ p_sort: 'title' }), ['Browse night', 'Browse rain']);
  assert.deepEqual(await titles({ p_sort: 'season' }), ['Browse rain', 'Browse night']);
  assert.deepEqual(await titles({}), ['Browse night', 'Browse rain'], 'the newest first');
  assert.deepEqual(await titles({ p_season: 'winter' }), ['Browse night']);
  assert.deepEqual(await titles({ p_kind: 'ova' }), ['Browse rain']);
  assert.deepEqual(await titles({ p_airing: 'finished' }), ['Browse night']);
  assert.deepEqual(await titles({ p_studio: rain.studioSlug }), ['Browse rain']);
  assert.equal((await browse({ p_studio: rain.studioSlug })).studio!.slug, rain.studioSlug);
  assert.deepEqual(await titles({ p_studio: 'no-such-studio' }), []);
  assert.ok((await browse({})).common_studios.some(({ slug }) => slug === rain.studioSlug));
  assert.deepEqual(await titles({ p_page: 2 }), []);
  const { first_year, last_year } = await browse({});
  assert.ok(first_year! <= 1999 && last_year! >= 1999);
  assert.equal((await titles({})).includes(hidden.title), false);
});

test('tags are asked for and ruled out, and follow the videos', async () => {
  assert.deepEqual(await titles({ p_tags: ['rain'] }), ['Browse rain']);
  assert.deepEqual(await titles({ p_tags: ['night', 'rain'] }), ['Browse rain']);
  assert.deepEqual(await titles({ p_tags: ['night'], p_without_tags: ['rain'] }), ['Browse night']);
  assert.deepEqual(await titles({ p_without_tags: ['night'] }), []);
  assert.deepEqual(
    await titles({ p_tags: ['no-such-tag'] }),
    [],
    'what asks for an unknown tag finds nothing',
  );
  const { tags, without_tags, common_tags } = await browse({ p_tags: ['night'], p_without_tags: ['rain'] });
  assert.deepEqual(
    [tags, without_tags],
    [[{ name: 'night', slug: 'night' }], [{ name: 'rain', slug: 'rain' }]],
  );
  assert.ok(common_tags.some(({ slug }) => slug === 'night'));
  await call('remove_episode_version', { p_video_id: rainy.id }, keeper);
  assert.deepEqual(await titles({ p_tags: ['rain'] }), []);
  await call('set_episode_version', { p_episode_id: rain.episodeIds[0]!, p_slug: rainy.slug }, keeper);
  assert.deepEqual(await titles({ p_tags: ['rain'] }), ['Browse rain']);
});

test('the calendar has what airs on its days, with what is here of it', async () => {
  const days = async (p_from: string, p_days = 7) =>
    (await call('get_calendar', { p_from, p_days }, null)).map(({ work, aired_on, title, video_slug }) => [
      ...[work.title, aired_on, title, video_slug],
    ]);
  assert.deepEqual(await days('1999-10-04'), [
    ['Browse rain', '1999-10-04', null, rainy.slug],
    ['Browse night', '1999-10-06', 'Dusk', sunny.slug],
  ]);
  assert.deepEqual(await days('1999-10-05', 1), []);
  const airing = async () =>
    (await call('get_calendar', { p_from: '1999-10-06', p_days: 1 }, null))[0]!.airs_at;
  assert.equal(await airing(), null);
  const save = (more: object) =>
    ask(
      'save_episode',
      { p_work_id: night.id, p_episode_id: night.episodeIds[0]!, p_number: 1, ...more },
      keeper,
    );
  assert.equal((await save({ p_air_time: '15:30' })).status, 200);
  assert.equal(new Date((await airing())!).toISOString(), '1999-10-06T15:30:00.000Z');
  assert.equal((await save({ p_title: 'Dusk' })).status, 200, 'what is not said stays');
  assert.match((await airing())!, /15:30/);
  assert.match((await save({ p_air_time: '25:00' })).text, /p_air_time/);
  const undated = { p_episode_id: night.episodeIds[1]!, p_number: 2, p_air_time: '15:30' };
  assert.match((await save(undated)).text, /p_air_time/);
  assert.equal((await ask('get_calendar', { p_from: '1999-02-30' }, null)).status, 400);
});

test('two acts at once leave what is true of the tags of a work', async () => {
  const { db } = platform;
  const [one, other] = [
    await video('Tidal one', ['tidal', 'shell']),
    await video('Tidal two', ['shell', 'tidal']),
  ];
  const { id } = await insertTestWork(platform, {
    ...{ title: 'Tidal', episodes: [{ number: 1, videos: [one.id, other.id] }] },
  });
  const tidal = `(select id from tags where name = 'tidal')`;
  await db.query(`update video_tags set published_at = null where video_id = $1 and tag_id = ${tidal}`, [
    other.id,
  ]);
  await refreshWorkTags(db, [id]);
  const waits = () =>
    db.query(
      `select from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where a.datname = current_database() and not l.granted`,
    );
  let isDone = false;
  let second: Promise<void> | undefined;
  await db.transaction(async (transaction) => {
    await transaction.query(
      `update video_tags set published_at = now() where video_id = $1 and tag_id = ${tidal}`,
      [other.id],
    );
    await refreshWorkTags(transaction, [id]);
    second = db
      .transaction(async (beside) => {
        await beside.query(`delete from video_tags where video_id = $1 and tag_id = ${tidal}`, [one.id]);
        await refreshWorkTags(beside, [id]);
      })
      .finally(() => {
        isDone = true;
      });
    while (!isDone && (await waits()).length === 0) await setTimeout(20);
  });
  await second;
  const known = await db.query(`select is_common from work_tags where work_id = $1 and tag_id = ${tidal}`, [
    id,
  ]);
  assert.deepEqual(known, [{ is_common: false }]);
});
