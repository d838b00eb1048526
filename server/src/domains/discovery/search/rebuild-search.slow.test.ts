import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { publishedVideo } from './fixtures/published-video.ts';
import { deleteIndexRows } from './index-queries.ts';
import { indexVideo, indexVideos, recountSearch, refreshSearch } from './index-upkeep.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { findVideos } from './search-queries.ts';
import { QueryWords } from './search-rules.ts';
import { liftVideos, videosToLift } from './tier-queries.ts';

const { db } = await testDatabase();
const ids: string[] = [];
const noFacets = { categories: [], tags: [], formats: [], years: [], subtitleLanguages: [] };

before(async () => {
  for (let number = 0; number < 1200; number++)
    ids.push(await publishedVideo(db, { title: `Film ${number}` }));
});

/** How the index is made: columns, indexes, constraints and triggers. */
const shape = (): Promise<Record<string, unknown>[]> =>
  db.query(
    `select 'index' as kind, replace(pg_get_indexdef(indexrelid), ' ON public.', ' ON ') as made from pg_index where indrelid = 'video_search'::regclass
     union all select 'constraint', conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = 'video_search'::regclass
     union all select 'trigger', tgname::text from pg_trigger where tgrelid = 'video_search'::regclass and not tgisinternal
     union all select 'column', attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull from pg_attribute
       where attrelid = 'video_search'::regclass and attnum > 0 and not attisdropped
     union all select 'option', unnest(reloptions) from pg_class where oid = 'video_search'::regclass
     union all select 'left over', relname::text from pg_class where relname like 'video\\_search\\_%' and relkind = 'r'
     order by 1, 2`,
  );
const found = async (word: string): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      'select video_id as id from video_search where lexemes @@ $1::tsquery order by video_id',
      [word],
    )
  ).map(({ id }) => id);

test('an index that is built anew is made as the one before, holds the same, and stands in its tiers', async () => {
  const contents = (): Promise<unknown[]> =>
    db.query(
      'select video_id, lexemes, head, title_key, lift, published_at from video_search order by video_id',
    );
  await refreshSearch(db);
  const [was, held] = [await shape(), await contents()];
  const told: number[] = [];
  assert.equal(await rebuildSearch(db, { progress: (count) => told.push(count) }), 1200);
  assert.deepEqual([told.length, told.at(-1)], [3, 1200]);
  assert.deepEqual(await shape(), was);
  const now = (await contents()) as { lift: number }[];
  // What fades with time has faded by some seconds.
  for (const [at, row] of (held as { lift: number }[]).entries()) {
    assert.ok(Math.abs(row.lift - now[at]!.lift) < 0.001);
    row.lift = now[at]!.lift;
  }
  assert.deepEqual(now, held);
  const tiers = await db.query('select tier, count(*) from video_search group by tier order by tier');
  assert.deepEqual(tiers, [
    { tier: 0, count: 512 },
    { tier: 1, count: 688 },
  ]);
});

let changing: Promise<void> | undefined;

test('what is renamed, published, hidden and deleted while it is built is in it as it is then', async () => {
  const [renamed, hidden, deleted] = ids as [string, string, string];
  let added = '';
  let isDone = false;
  await rebuildSearch(db, {
    progress() {
      if (isDone) return;
      isDone = true;
      changing = change();
    },
  });
  async function change(): Promise<void> {
    await db.transaction(async (transaction) => {
      await transaction.query(`update videos set title = 'Wombat' where id = $1`, [renamed]);
      await indexVideo(transaction, renamed);
    });
    added = await publishedVideo(db, { title: 'Bilby' });
    await db.query(`update videos set publish_status = 'disabled' where id = $1`, [hidden]);
    await db.query('delete from videos where id = $1', [deleted]);
  }
  await changing;
  assert.deepEqual(await found('wombat'), [renamed]);
  assert.deepEqual(await found('bilby'), [added]);
  const left = await db.query('select 1 from video_search where video_id = any($1::uuid[])', [
    [hidden, deleted],
  ]);
  assert.deepEqual(left, []);
});

test('of two that rebuild at once, one does', async () => {
  const outcomes = await Promise.all([rebuildSearch(db), rebuildSearch(db)]);
  assert.deepEqual(outcomes.filter((count) => count === null).length, 1);
});

test('what was left by one that was killed is in nobody’s way', async () => {
  await db.query('create table video_search_draft (video_id uuid)');
  await db.query('create table video_search_changes (video_id uuid)');
  assert.ok((await rebuildSearch(db)) !== null);
});

test('a video that leaves the public leaves the index in the same statement', async () => {
  const id = await publishedVideo(db, { title: 'Numbat' });
  assert.deepEqual(await found('numbat'), [id]);
  await db.query(`update videos set publish_status = 'removed' where id = $1`, [id]);
  assert.deepEqual(await found('numbat'), []);
});

test('the refresh lifts what became popular, and lowers what stood high and no longer does', async () => {
  const tierOf = async (id: string): Promise<number> =>
    (await db.query<{ tier: number }>('select tier from video_search where video_id = $1', [id]))[0]!.tier;
  await db.query(
    `update videos set published_at = now() - interval '1 year', view_count = 0 where publish_status = 'published'`,
  );
  await db.query(`update video_search set published_at = now() - interval '1 year', tier = 3`);
  const [risen, high] = [ids[700]!, ids[701]!];
  await db.query('update videos set view_count = 1000000 where id = $1', [risen]);
  await db.query('update video_search set tier = 0 where video_id = $1', [high]);
  await db.query('update videos set view_count = 100 where id <> all($1::uuid[])', [[risen, high]]);
  await refreshSearch(db);
  assert.equal(await tierOf(risen), 0);
  assert.equal(await tierOf(high), 1);
});

test('a late arrival stands in the lower tier of its views, moves with them, and is found in each', async () => {
  const tierOf = async (id: string): Promise<number> =>
    (await db.query<{ tier: number }>('select tier from video_search where video_id = $1', [id]))[0]!.tier;
  const late = await publishedVideo(db, { title: 'Thylacine' });
  await db.query(`update videos set published_at = now() - interval '1 year', view_count = 0 where id = $1`, [
    late,
  ]);
  await deleteIndexRows(db, [late]);
  await db.query('insert into search_tier_bounds values (1000), (10)');
  await indexVideos(db, [late]);
  for (const [views, tier] of [
    [0, 5],
    [10, 4],
    [1000, 3],
  ]) {
    await db.query('update videos set view_count = $2 where id = $1', [late, views]);
    if (views) {
      assert.ok((await videosToLift(db)).includes(late));
      await liftVideos(db, [late]);
    }
    assert.equal(await tierOf(late), tier);
    for (const sort of ['relevance', 'newest', 'views', 'rating', 'longest', 'shortest'] as const) {
      const query = new QueryWords('thylacine').all({ ...noFacets, kinds: [] })!;
      const { items } = await findVideos(db, '', { query, sort, pageSize: 5, offset: 0 });
      assert.deepEqual(
        (JSON.parse(items) as { id: string }[]).map(({ id }) => id),
        [late],
      );
    }
  }
  // A site of this size has no lower tiers.
  await recountSearch(db);
  assert.deepEqual(await db.query('select views from search_tier_bounds'), []);
});
