import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '../../../../platform/db/test-database.ts';
import { publishedVideo } from '../fixtures/published-video.ts';
import { indexVideos, reindexVideos } from '../index-upkeep.ts';
import { findVideos } from '../search-queries.ts';
import { type Filters, type MatchQuery, onlyFilters, QueryWords } from '../search-rules.ts';
import { buildPostings } from './build-postings.ts';
import { currentEdition, forgetEdition } from './current-edition.ts';
import { findByPostings } from './find-by-postings.ts';
import { type PostedSort, postedOrders } from './posted-sorts.ts';
import { mostChanges } from './postings-queries.ts';
import { rankByPostings } from './rank-by-postings.ts';

const { db } = await testDatabase();
const many = 400;
/** So small that pages lie in several blocks, and some lexemes are rare. */
const small = { fewestVideos: 0, commonFrom: 12, blockSize: 64, patience: 50 };
const sorts = (Object.keys(postedOrders) as PostedSort[]).filter((sort) => sort !== 'standing');
const anything: Filters = {
  categories: [],
  tags: [],
  formats: [],
  years: [],
  subtitleLanguages: [],
  kinds: [],
};
const colours = ['amber', 'cobalt', 'crimson', 'ivory', 'jade', 'umber', 'violet'];
const things = ['otter', 'lantern', 'harbours', 'comet', 'gardens'];

before(async () => {
  for (let number = 0; number < many; number++) {
    await publishedVideo(db, {
      title: `${colours[number % 7]} ${things[(number * 3) % 5]} ${number % 40 === 0 ? 'harbour' : number}`,
      category: number % 3 === 0 ? 'Night' : 'Noir',
      release: number % 2 === 0 ? 'completed' : 'ongoing',
      seconds: (number * 37) % 3000,
      rating: number % 10,
      views: (number * 97) % 1000,
      daysOld: 1 + ((number * 61) % 700),
    });
  }
  await db.query('update videos set duration_seconds = null where view_count % 9 = 0');
  await reindexVideos(db);
  // Of what was indexed just before they are built, postings are not believed.
  await db.query(`update search_changes set changed_at = now() - interval '1 hour'`);
});

const asked: Record<string, MatchQuery | null> = {
  'a common word': new QueryWords('otter').all(anything),
  'two common words': new QueryWords('amber lantern').all(anything),
  'a word whose other number is rare': new QueryWords('harbours').all(anything),
  'a beginning': new QueryWords('gard', 'unfinished').all(anything),
  'any of two': new QueryWords('jade comet').any(anything),
  'a word and filters': new QueryWords('cobalt').all({
    ...anything,
    categories: ['noir'],
    kinds: ['completed'],
  }),
  'filters alone': onlyFilters({ ...anything, categories: ['night'], kinds: ['ongoing'] }),
};
const page = { pageSize: 24, fewEnough: 0 };
const idsOf = ({ items }: { items: string }): string[] =>
  (JSON.parse(items) as { id: string }[]).map(({ id }) => id);

/** Holds every page of every question to what the rows say. */
async function holdToRows(): Promise<void> {
  for (const sort of sorts) {
    for (const [what, query] of Object.entries(asked)) {
      for (let offset = 0, more = true; more; offset += 24) {
        const rows = await findVideos(db, '/', { query: query!, sort, offset, pageSize: 24 });
        const found = await findByPostings(db, '/', { query: query!, sort, offset, ...page });
        assert.ok(found, `${what} is found by postings`);
        assert.deepEqual(idsOf(found), idsOf(rows), `${what}, ${sort}, from ${offset}`);
        const { relatedTags, any, hasMore, total } = rows;
        assert.deepEqual(
          { ...found, items: '' },
          { items: '', relatedTags, any, hasMore, total },
          `${what}, ${sort}, from ${offset}`,
        );
        more = hasMore;
      }
    }
  }
}

test('until they are built, a search is not asked of postings', async () => {
  assert.equal(
    await findByPostings(db, '/', { query: asked['a common word']!, sort: 'newest', offset: 0, ...page }),
    null,
  );
  forgetEdition(db);
});

test('every page in every order is what the rows say, to the last', async () => {
  assert.equal(await buildPostings(db, small), true);
  const [{ common = 0, rare = 0 } = {}] = await db.query<{ common: number; rare: number }>(
    `select count(*) filter (where is_common) as common, count(*) filter (where not is_common) as rare
     from search_lexemes where lexeme in ('otter', 'harbour')`,
  );
  assert.deepEqual([common, rare], [1, 1]);
  await holdToRows();
});

test('by relevance the same are found in the same order', async () => {
  let looked = 0;
  for (const [what, query] of Object.entries(asked)) {
    for (const offset of [0, 24, 72]) {
      const rows = await findVideos(db, '/', { query: query!, sort: 'relevance', offset, pageSize: 24 });
      const found = await rankByPostings(db, '/', { query: query!, offset, ...page });
      assert.equal(found?.total, rows.total, what);
      // Of more than are ranked, other ones may be.
      if (rows.total === null) continue;
      looked++;
      assert.deepEqual(idsOf(found!), idsOf(rows), `${what}, from ${offset}`);
      assert.deepEqual({ ...found, items: '' }, { ...rows, items: '' }, `${what}, from ${offset}`);
    }
  }
  assert.ok(looked >= 15, `${looked} pages`);
});

test('what was changed, published, hidden and deleted since is found as it is now', async () => {
  const otters = await db.query<{ id: string }>(
    `select id from videos where title like '% otter %' order by published_at desc limit 6`,
  );
  const [renamed, hidden, deleted, narrowed] = otters.map(({ id }) => id);
  await db.query(`update videos set title = 'cobalt comet' where id = $1`, [renamed]);
  await db.query(`update videos set publish_status = 'disabled' where id = $1`, [hidden]);
  await db.query('delete from videos where id = $1', [deleted]);
  await db.query(`update videos set release_status = 'ongoing' where id = $1`, [narrowed]);
  await db.transaction((transaction) => indexVideos(transaction, [renamed!, hidden!, narrowed!]));
  await publishedVideo(db, {
    title: 'otter of amber lantern',
    daysOld: 0,
    views: 500,
    seconds: 1,
    rating: 9.5,
  });
  for (const sort of sorts) {
    for (const [what, query] of Object.entries(asked)) {
      const rows = await findVideos(db, '/', { query: query!, sort, offset: 0, pageSize: 24 });
      const found = await findByPostings(db, '/', { query: query!, sort, offset: 0, ...page });
      assert.deepEqual(idsOf(found!), idsOf(rows), `${what}, ${sort}`);
      assert.equal(found!.hasMore, rows.hasMore);
    }
  }
});

test('what has risen since stays where it was listed, so that pages neither lose nor repeat it', async () => {
  await buildPostings(db, small);
  forgetEdition(db);
  const question = { query: asked['filters alone']!, sort: 'views', ...page } as const;
  const pages = async (): Promise<string[]> => {
    const each = [0, 24, 48].map((offset) => findByPostings(db, '/', { ...question, offset }));
    return (await Promise.all(each)).flatMap((found) => idsOf(found!));
  };
  const before = await pages();
  const risen = before.at(-2);
  await db.query('update videos set view_count = 1000000 where id = $1', [risen]);
  const after = await pages();
  assert.equal(new Set(after).size, after.length);
  assert.deepEqual([...after].sort(), [...before].sort());
  await db.query('update videos set view_count = 0 where id = $1', [risen]);
});

test('where much of the best is hidden, and after very many changes, the rows are asked', async () => {
  const question = { query: asked['any of two']!, offset: 0, ...page };
  assert.ok(await rankByPostings(db, '/', question));
  const barred: typeof db = {
    ...db,
    query: (text, values, name) =>
      db.query(text.replaceAll('/* in place: video s.video_id */', 'and false'), values, `${name}_barred`),
  };
  assert.equal(await rankByPostings(barred, '/', question), null);
  await db.query(
    `insert into search_changes (video_id, lexemes) select id, '' from videos on conflict do nothing`,
  );
  const [{ count = 0 } = {}] = await db.query<{ count: number }>(
    'select count(*) as count from search_changes',
  );
  assert.ok(count <= mostChanges, 'as many as there are here do not matter');
  forgetEdition(db);
  assert.ok((await currentEdition(db))!.changes >= count);
  await db.query('delete from search_changes');
  forgetEdition(db);
});

test('what was built before is read until the new stands in its place, and what it replaced is noticed', async () => {
  const question = { query: asked['a common word']!, sort: 'newest', offset: 0, ...page } as const;
  assert.ok(await findByPostings(db, '/', question));
  await buildPostings(db, small);
  assert.equal(await findByPostings(db, '/', question), null, 'the edition that was believed is gone');
  assert.ok(await findByPostings(db, '/', question));
  await db.query(`update search_changes set changed_at = now() - interval '1 hour'`);
  await buildPostings(db, small);
  assert.deepEqual(await db.query('select * from search_changes'), []);
  forgetEdition(db);
  await holdToRows();
});

test('whoever reads the postings for long is waited for, and keeps nobody from searching', async () => {
  const reader = await db.pool.connect();
  await reader.query('begin');
  await reader.query('select * from search_postings limit 1');
  const [before] = await db.query<{ edition: number }>('select edition from search_edition');
  const building = buildPostings(db, small);
  await sleep(1500);
  assert.deepEqual(await db.query('select edition from search_edition'), [before]);
  await reader.query('commit');
  reader.release();
  assert.equal(await building, true);
  const [after] = await db.query<{ edition: number }>('select edition from search_edition');
  assert.ok(after!.edition > before!.edition);
  forgetEdition(db);
});

test('a catalogue that has become small has none any more', async () => {
  assert.equal(await buildPostings(db, { ...small, fewestVideos: many * 2 }), false);
  forgetEdition(db);
  assert.equal(
    await findByPostings(db, '/', { query: asked['a common word']!, sort: 'views', offset: 0, ...page }),
    null,
  );
  assert.deepEqual(await db.query('select * from search_postings limit 1'), []);
});
