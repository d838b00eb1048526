import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { refreshWorkTags } from '../browsing-queries.ts';

const web = await testWeb();
const { platform, call } = web;
const works = async (p_query: string) =>
  (await call('search_works', { p_query }, null)).items.map(({ title }) => title);
const studios = async (p_query: string) =>
  (await call('search_studios', { p_query }, null)).items.map(({ slug }) => slug);

const video = await buildVideo(platform, { title: 'One', tags: ['brass'] });
const river = await insertTestWork(platform, {
  ...{ title: 'Lamps of the quiet river', nativeTitle: '静かな川の灯', year: 2020 },
  episodes: [{ number: 1, videos: [video.id] }],
});
await refreshWorkTags(platform.db, [river.id]);
await insertTestWork(platform, { title: 'Quiet lamps', year: 2024 });
await insertTestWork(platform, { title: 'Quiet lamps at rest', state: 'proposed' });

test('works are found by words of any title, and narrowed by operators', async () => {
  assert.deepEqual(await works('quiet lamps'), ['Quiet lamps', 'Lamps of the quiet river']);
  assert.deepEqual(await works('river LAMPS'), ['Lamps of the quiet river']);
  assert.deepEqual(await works('静かな川'), ['Lamps of the quiet river']);
  assert.deepEqual(await works('lamps year:2022..'), ['Quiet lamps']);
  assert.deepEqual(await works('lamps -year:2022..'), ['Lamps of the quiet river']);
  assert.deepEqual(await works('lamps -river'), ['Quiet lamps']);
  assert.deepEqual(await works('lamps tag:brass'), ['Lamps of the quiet river']);
  assert.deepEqual(await works('lamps -tag:brass'), ['Quiet lamps']);
  assert.deepEqual(await works(`studio:${river.studioSlug}`), ['Lamps of the quiet river']);
  assert.deepEqual(await works(`lamps -studio:${river.studioSlug}`), ['Quiet lamps']);
  for (const nothing of ['', 'tag:none-has-this', '%', '_', 'lamps\\', 'sub:en', '-lamps'])
    assert.deepEqual(await works(nothing), [], nothing);
});

test('studios are found by words of their names, where they have works to show', async () => {
  await platform.db.query(`update studios set work_count = 1, name = 'North Lamp' where slug = $1`, [
    river.studioSlug,
  ]);
  assert.deepEqual(await studios('lamp north'), [river.studioSlug]);
  assert.deepEqual(await studios('lamp south'), []);
  await platform.db.query('update studios set work_count = 0 where slug = $1', [river.studioSlug]);
  await web.caughtUp();
  assert.deepEqual(await studios('north lamp'), []);
});

test('a prohibited term stops each of them', async () => {
  for (const name of ['search_works', 'search_studios', 'search_people'] as const) {
    const { items, safety_message } = await call(name, { p_query: 'lamps -tag:lolicon' }, null);
    assert.deepEqual([items.length, safety_message !== null], [0, true], name);
  }
});
