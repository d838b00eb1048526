import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { VideoSort } from '#contract/categories.ts';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { publishedVideo } from './fixtures/published-video.ts';
import { reindexVideos } from './index-upkeep.ts';
import { bySort, findVideos } from './search-queries.ts';

const { db } = await testDatabase();
/** So many that those of the second tier fill pages. */
const many = 260;

before(async () => {
  for (let number = 0; number < many; number++) await publishedVideo(db, { title: `Otter ${number}` });
  await db.query(
    `update videos v set published_at = now() - n.place * interval '1 day', view_count = 10 * n.place,
       duration_seconds = case when n.place % 7 = 0 then null else n.place * 5 end, rating = n.place % 10
     from (select id, row_number() over (order by id) as place from videos) n where n.id = v.id`,
  );
  await reindexVideos(db);
  await db.query('update video_search set tier = 1');
});

const order: Record<VideoSort, string> = {
  newest: 'published_at desc',
  views: 'view_count desc',
  rating: 'rating desc',
  longest: 'duration_seconds desc nulls last',
  shortest: 'duration_seconds nulls last',
};
const query = {
  everywhere: { lexeme: 'otter', prefix: false },
  inTitle: { lexeme: 't:otter', prefix: false },
  ranking: `'otter'`,
  key: ' otter',
};
const inOrder = async (sort: VideoSort): Promise<string[]> => {
  const ids = sort === 'shortest' ? 'id' : 'id desc';
  const rows = await db.query<{ id: string }>(`select id from videos order by ${order[sort]}, ${ids}`);
  return rows.map(({ id }) => id);
};
const idsOf = (items: string): string[] => (JSON.parse(items) as { id: string }[]).map(({ id }) => id);

for (const sort of Object.keys(order) as VideoSort[]) {
  test(`pages of what many match, ${sort}: each is what the order says, to the last`, async () => {
    const all = await inOrder(sort);
    for (const offset of [0, 24, 120, 248]) {
      const found = await findVideos(db, '', { query, sort, pageSize: 24, offset });
      assert.deepEqual(idsOf(found.items), all.slice(offset, offset + 24), `from ${offset}`);
      assert.deepEqual([found.any, found.hasMore], [true, offset + 24 < many]);
    }
  });

  test(`the same where the walk ends before it has met enough, ${sort}`, async () => {
    const all = await inOrder(sort);
    const values = ['', `'otter'`, query.ranking, query.key, 24, 24, `'t:otter'`];
    const text = bySort(sort, '30');
    const [row] = await db.query<{ items: string; count: number }>(text, [...values, null, null]);
    assert.deepEqual(idsOf(row!.items), all.slice(24, 48));
    assert.equal(row!.count, 24 + 25);
  });
}

test('a year of the newest, and a length of the longest, are found from where they begin', async () => {
  const newest = await inOrder('newest');
  const [from, until] = [180, 100].map((days) => new Date(Date.now() - (days + 0.5) * 86_400_000));
  const year = await findVideos(db, '', {
    query,
    sort: 'newest',
    pageSize: 24,
    offset: 0,
    range: { from: from!, until: until! },
  });
  assert.deepEqual(idsOf(year.items), newest.slice(100, 124));
  const longest = await inOrder('longest');
  const lengths = await db.query<{ id: string; seconds: number | null }>(
    'select id, duration_seconds as seconds from videos',
  );
  const seconds = new Map(lengths.map((row) => [row.id, row.seconds]));
  const short = await findVideos(db, '', {
    query,
    sort: 'longest',
    pageSize: 24,
    offset: 0,
    range: { until: 600 },
  });
  assert.deepEqual(idsOf(short.items), longest.filter((id) => (seconds.get(id) ?? 600) < 600).slice(0, 24));
});
