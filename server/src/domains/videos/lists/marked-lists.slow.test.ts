import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { VideoSort } from '#contract/categories.ts';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { categoryPage } from '../category-queries.ts';
import { cardsByTag, newestCards, uploaderCards } from '../video-queries.ts';
import { firstMark } from './list-mark-queries.ts';
import { orderBy, sortOrders } from './list-orders.ts';
import { markLists } from './mark-lists.ts';

const { db } = await testDatabase();
const videos = 9000;
const videoSorts = Object.keys(sortOrders) as VideoSort[];
const category = '01900000-0000-7000-8000-000000000001';
const uploader = '01900000-0000-7000-8000-000000000002';

before(async () => {
  await db.query(`insert into categories (id, name, slug, video_count) values ($1, 'Noir', 'noir', $2)`, [
    category,
    videos,
  ]);
  await db.query(`insert into profiles (id, username) values ($1, 'velvet')`, [uploader]);
  await db.query(`insert into tags (name, slug, video_count) values ('rain', 'rain', $1)`, [videos]);
  // Many have the same views, the same rating, or no length, as in life.
  await db.query(
    `insert into videos (id, slug, title, category_id, uploader_id, publish_status, playback_state, duration_seconds, view_count, rating,
       published_at, created_at)
     select gen_random_uuid(), 'film-' || i, 'Film ' || i, $1, $2, 'published', 'ready', nullif(i * 7 % 5000, 0), i % 3000, (i % 100) / 100.0,
       now() - i * interval '1 minute', now() - (i * 7919 % ${videos}) * interval '1 minute'
     from generate_series(1, ${videos}) i`,
    [category, uploader],
  );
  await db.query('update videos set duration_seconds = null where view_count % 10 = 3');
  await db.query(
    `insert into video_tags (tag_id, video_id, published_at) select t.id, v.id, v.published_at from tags t, videos v`,
  );
  await db.query('vacuum (analyze) videos');
});

const idsOf = (cards: string): string[] => (JSON.parse(cards) as { id: string }[]).map(({ id }) => id);
const expected = async (order: string): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from videos v where publish_status = 'published' order by ${order}`,
    )
  ).map(({ id }) => id);
const places = [firstMark - 24, firstMark, firstMark + 1, 7499, 7500, 7512, 8990];

const inCategory = async (
  sort: VideoSort,
  offset: number,
  more: { title?: string; status?: 'completed'; duration?: 'short' } = {},
): Promise<string[]> => {
  const text = await categoryPage(db, '/', {
    slug: 'noir',
    sort,
    title: null,
    subOrDub: null,
    status: null,
    duration: null,
    pageSize: 24,
    isCounted: true,
    offset,
    ...more,
  });
  return idsOf(JSON.stringify((JSON.parse(text!) as { items: unknown }).items));
};
const lists: [string, string, (offset: number) => Promise<string[]>][] = [
  [
    'newest',
    'published_at desc, id desc',
    async (offset) => idsOf(await newestCards(db, '/', { limit: 24, offset, title: null })),
  ],
  [
    'tag',
    'published_at desc, id desc',
    async (offset) => idsOf(await cardsByTag(db, '/', { tag: 'rain', limit: 24, offset })),
  ],
  ...[false, true].map((byViews): (typeof lists)[number] => [
    `uploader, by views: ${byViews}`,
    byViews ? 'view_count desc, id desc' : 'created_at desc, id desc',
    async (offset) =>
      idsOf(await uploaderCards(db, '/', { uploaderId: uploader, byViews, limit: 24, offset })),
  ]),
  ...videoSorts.map((sort): (typeof lists)[number] => [
    `category, ${sort}`,
    orderBy(sortOrders[sort]),
    (offset) => inCategory(sort, offset),
  ]),
];

test('pages far down a list are the same before it is marked and after', async () => {
  for (const isMarked of [false, true]) {
    if (isMarked) assert.equal(await markLists(db), lists.length);
    for (const [name, order, page] of lists) {
      const all = await expected(order);
      for (const offset of places)
        assert.deepEqual(await page(offset), all.slice(offset, offset + 24), `${name} from ${offset}`);
    }
  }
});

test('what is due is marked, and nothing else', async () => {
  assert.equal(await markLists(db), 0);
  await db.query(`update list_marks set marked_at = now() - interval '2 hours'`);
  // Those whose order shifts: views and rating of the category, views of the uploader.
  assert.equal(await markLists(db), 3);
});

test('a page begins at its mark', async () => {
  const all = await expected('view_count desc, id desc');
  const name = `category/${category}/views`;
  await db.query(
    `update list_marks set number = (select view_count from videos where id = $2), video_id = $2 where list = $1 and position = 7500`,
    [name, all[100]],
  );
  assert.deepEqual(await inCategory('views', 7500), all.slice(100, 124));
  await db.query('delete from list_marks where list = $1', [name]);
  assert.deepEqual(await inCategory('views', 7500), all.slice(7500, 7524));
});

test('what is published after a list was marked shifts its pages, and what is hidden loses none', async () => {
  await db.query('truncate list_marks');
  await markLists(db);
  await db.query(
    `insert into videos (id, slug, title, category_id, uploader_id, publish_status, playback_state, published_at)
     select gen_random_uuid(), 'new-' || i, 'New ' || i, $1, $2, 'published', 'ready', clock_timestamp() from generate_series(1, 60) i`,
    [category, uploader],
  );
  await db.query(
    `insert into video_tags (tag_id, video_id, published_at)
     select t.id, v.id, v.published_at from tags t, videos v where v.slug like 'new-%'`,
  );
  const byDate = lists.filter(([, order]) => order.includes('published_at'));
  assert.equal(byDate.length, 3);
  for (const [name, order, page] of byDate) {
    const all = await expected(order);
    for (const offset of places)
      assert.deepEqual(await page(offset), all.slice(offset, offset + 24), `${name} from ${offset}`);
  }
  await db.query(
    `update videos set publish_status = 'disabled' where slug in ('film-9', 'film-99', 'film-999')`,
  );
  const [[, order, page]] = byDate as [(typeof lists)[number]];
  const all = await expected(order);
  assert.deepEqual(await page(7500), all.slice(7497, 7521));
});

test('a part of a title is found whether it stands in many titles or in one, and with filters', async () => {
  await db.query(`update videos set release_status = 'completed' where view_count % 2 = 0`);
  for (const title of ['film', 'film 1', '50', 'm 45', '777', 'FILM 8888', 'nothing%']) {
    const like = `title_key like '%${title.toLowerCase().replace('%', '\\%')}%'`;
    const listed = async (condition: string, order: string): Promise<string[]> =>
      (
        await db.query<{ id: string }>(
          `select id from videos v where publish_status = 'published' and ${condition} order by ${order}`,
        )
      ).map(({ id }) => id);
    for (const offset of [0, 30]) {
      const newest = await listed(like, 'published_at desc, id desc');
      assert.deepEqual(
        idsOf(await newestCards(db, '/', { limit: 24, offset, title })),
        newest.slice(offset, offset + 24),
        `${title} from ${offset}`,
      );
      for (const sort of videoSorts) {
        const all = await listed(
          `${like} and release_status = 'completed' and duration_seconds < 600`,
          orderBy(sortOrders[sort]),
        );
        assert.deepEqual(
          await inCategory(sort, offset, { title, status: 'completed', duration: 'short' }),
          all.slice(offset, offset + 24),
          `${title} by ${sort} from ${offset}`,
        );
      }
    }
  }
});
