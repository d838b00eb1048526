import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import {
  insertTestRelation,
  insertTestTitle,
  insertTestWork,
  type TestWork,
} from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
let client: SupabaseClient;
let season: TestWork;
let sequel: TestWork;
let hidden: TestWork;
const shown = await buildVideo(web.platform, { title: 'First lantern' });
const unseen = await buildVideo(web.platform, { title: 'Unseen lantern', publishStatus: 'pending' });

before(async () => {
  season = await insertTestWork(web.platform, {
    title: 'Lamps',
    series: ['01a00000-0000-7000-8000-000000000001', 1],
    episodes: [
      { number: 2, videos: [unseen.id] },
      { number: 1, airedOn: '2026-04-05', videos: [shown.id] },
      { number: 6.5, kind: 'special', title: 'Between' },
    ],
  });
  sequel = await insertTestWork(web.platform, {
    title: 'Lamps again',
    series: ['01a00000-0000-7000-8000-000000000001', 2],
  });
  hidden = await insertTestWork(web.platform, {
    title: 'Lamps unseen',
    state: 'hidden',
    episodes: [{ number: 1, title: 'Unseen' }],
  });
  await insertTestRelation(web.platform, season.id, 'sequel', sequel.id);
  await insertTestRelation(web.platform, sequel.id, 'summary', hidden.id);
  await insertTestTitle(web.platform, season.id, 'de', 'Lampen');
  await insertTestTitle(web.platform, hidden.id, 'de', 'Lampen im Dunkeln');
  client = createClient(await web.url(), 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
});

test('the public client library reads the works of one story in their order', async () => {
  const { data, error } = await client
    .from('works')
    .select('title, slug, series_position')
    .eq('series_id', '01a00000-0000-7000-8000-000000000001')
    .order('created_at');
  assert.equal(error, null);
  assert.deepEqual(
    data?.sort((a, b) => a.series_position - b.series_position),
    [
      { title: 'Lamps', slug: season.slug, series_position: 1 },
      { title: 'Lamps again', slug: sequel.slug, series_position: 2 },
    ],
  );
  const all = await client.from('works').select('id');
  assert.deepEqual(all.data?.map(({ id }) => id).sort(), [season.id, sequel.id].sort());
});

test('the public client library reads the episodes of a work by number, and by one with decimals', async () => {
  const { data, error } = await client
    .from('episodes')
    .select('kind, number, title, aired_on')
    .eq('work_id', season.id)
    .order('number');
  assert.equal(error, null);
  assert.deepEqual(data, [
    { kind: 'regular', number: 1, title: null, aired_on: '2026-04-05' },
    { kind: 'regular', number: 2, title: null, aired_on: null },
    { kind: 'special', number: 6.5, title: 'Between', aired_on: null },
  ]);
  const between = await client.from('episodes').select('title').eq('number', 6.5).single();
  assert.equal(between.data?.title, 'Between');
  const unpublished = await client.from('episodes').select('*').eq('work_id', hidden.id);
  assert.deepEqual(unpublished.data, []);
});

test('the public client library reads versions that are published, and no others', async () => {
  const { data, error } = await client
    .from('episode_versions')
    .select('video_id, episode_id, cut, release_group, audio_language, subtitle_languages');
  assert.equal(error, null);
  assert.deepEqual(
    data?.map(({ video_id, episode_id, cut }) => ({ video_id, episode_id, cut })),
    [{ video_id: shown.id, episode_id: season.episodeIds[1], cut: 'uncut' }],
  );
  assert.ok(Array.isArray(data?.[0]?.subtitle_languages));
});

test('the public client library reads titles, relations and studios of works that are published', async () => {
  const titles = await client.from('work_titles').select('work_id, language, title');
  assert.deepEqual(titles.data, [{ work_id: season.id, language: 'de', title: 'Lampen' }]);
  const relations = await client.from('work_relations').select('*');
  assert.deepEqual(relations.data, [{ from_id: season.id, to_id: sequel.id, kind: 'sequel' }]);
  const studios = await client.from('studios').select('slug, work_count', { count: 'exact' }).order('slug');
  assert.equal(studios.count, 2);
  assert.deepEqual(
    studios.data?.map(({ slug }) => slug),
    [season.studioSlug, sequel.studioSlug].sort(),
  );
  const [studio] = (await client.from('studios').select('id').eq('slug', season.studioSlug)).data ?? [];
  const made = await client.from('work_studios').select('work_id').eq('studio_id', studio?.id);
  assert.deepEqual(made.data, [{ work_id: season.id }]);
});

test('rows of works are read alone', async () => {
  for (const table of ['works', 'episodes', 'episode_versions', 'studios', 'work_relations'])
    assert.equal((await client.from(table).insert({ title: 'Mine' })).status, 405, table);
});
