import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ModeratedSort, ModeratedVideo } from '#contract/moderated-videos.ts';
import { insertTestCategory } from '#tests/inputs/test-catalogue-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../../kit/ids.ts';
import { changePublishStatus } from '../index.ts';
import {
  aboutHaving,
  type ModeratedFilter,
  moderatedPage,
  noFilter,
  type TitleSearch,
  type Way,
} from './moderated-page-queries.ts';

const web = await testWeb();
const { platform, ask } = web;
// Counts must not begin to be guessed while a test runs.
await platform.db.query('alter table videos set (autovacuum_enabled = off)');
const sorts: ModeratedSort[] = [
  'newest',
  'oldest',
  'title',
  'title_backwards',
  'most_viewed',
  'least_viewed',
  'longest',
  'shortest',
];
const categoryId = await insertTestCategory(platform, { name: 'Quiet harbours' });
for (let n = 0; n < 30; n++) {
  const video = await buildVideo(platform, {
    title: `${n % 3 === 0 ? 'Lantern' : 'tide'} ${n % 4 === 0 ? 'ÉCLAIR' : '50%'} ${n % 7}`,
    ...(n % 2 === 0 ? { categoryId } : {}),
    viewCount: (n * 13) % 5,
    durationSeconds: (n * 7) % 4,
    publishStatus: n % 5 === 0 ? 'pending' : 'published',
  });
  if (n === 11)
    await platform.db.transaction((t) => changePublishStatus(t, platform, video.id, 'removed', 'Gone.'));
}
await platform.db.query('update videos set duration_seconds = null where view_count = 3');

async function page(
  way: Way,
  query: {
    filter?: Partial<ModeratedFilter>;
    search?: TitleSearch | null;
    sort?: ModeratedSort;
    offset?: number;
    countTo?: number;
  },
) {
  const { filter = {}, search = null, sort = 'newest', offset = 0, countTo = 1000 } = query;
  const { json, counted } = await moderatedPage(platform.db, '/', {
    filter: { ...noFilter, ...filter },
    search,
    way,
    sort,
    limit: 4,
    offset,
    countTo,
  });
  return { ids: (JSON.parse(json) as ModeratedVideo[]).map(({ id }) => id), counted };
}

test('a list is the same whether it is found by what narrows it or along its order', async () => {
  const searches: (TitleSearch | null)[] = [
    null,
    { part: 'LANTERN' },
    { part: '50%' },
    { part: 'éclair 2' },
    { beginning: 'T' },
  ];
  const filters: Partial<ModeratedFilter>[] = [
    {},
    { categoryId },
    { isPublished: false },
    { status: 'removed' },
  ];
  let shown = 0;
  for (const search of searches)
    for (const filter of filters)
      for (const sort of sorts)
        for (const offset of [0, 4, 40]) {
          const [narrow, order] = await Promise.all([
            page('narrow', { search, filter, sort, offset }),
            page('order', { search, filter, sort, offset }),
          ]);
          assert.deepEqual(order, narrow, JSON.stringify({ search, filter, sort, offset }));
          shown += narrow.ids.length;
        }
  assert.ok(shown > 500, `${shown} videos were compared`);
});

test('how many a category has is counted as far as asked, and known by its share once PostgreSQL has looked', async () => {
  // Of its own: PostgreSQL may have looked at the others already.
  const fresh = await insertTestCategory(platform, { name: 'Harbours of today' });
  for (let n = 0; n < 8; n++) await buildVideo(platform, { title: `Quay ${n}`, categoryId: fresh });
  const about = (id: string, most: number) =>
    aboutHaving(platform.db, 'category_id', id, { all: 1000, most });
  assert.deepEqual([await about(fresh, 100), await about(fresh, 6)], [8, 6]);
  await platform.db.query('analyze videos');
  const [{ n } = { n: 0 }] = await platform.db.query<{ n: number }>('select count(*)::int as n from videos');
  assert.equal(Math.round(await about(fresh, 6)), Math.round((8 / n) * 1000), 'its share of so many');
  assert.equal(await about(newId(), 6), 0);
});

test('a search for something common ends where it is counted to, and says that there is more', async () => {
  const search = { part: 'tide' };
  const all = await page('narrow', { search, sort: 'title' });
  assert.ok(all.counted > 7);
  assert.deepEqual((await page('order', { search, sort: 'title', countTo: 6 })).ids, all.ids);
  const last = await page('order', { search, sort: 'title', countTo: 6, offset: 4 });
  assert.deepEqual([last.ids.length, last.counted], [2, 7]);
  assert.deepEqual((await page('order', { search, sort: 'title', countTo: 6, offset: 8 })).ids, []);
});

test('what is no word is found at the beginning of titles', async () => {
  const made = await buildVideo(platform, { title: '… and rain' });
  const body = async (p_search: string) =>
    (await ask('get_moderated_videos', { p_search }, (await admin).bearer)).body;
  const admin = web.memberNamed('list-keeper', { role: 'admin' });
  assert.deepEqual(
    (await body('… a')).items.map(({ id }) => id),
    [made.id],
  );
  assert.deepEqual((await body('...')).items, []);
});
