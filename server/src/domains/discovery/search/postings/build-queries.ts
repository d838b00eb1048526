import type { Executor, TransactionExecutor } from '../../../../platform/db/database.ts';
import { type PostedSort, placesInPart, sortNumbers } from './posted-sorts.ts';
import { packPlaces } from './posting-list.ts';

// All of it is made in tables beside those that are read, without indexes until they are full, which take their place in one
// transaction.
const tables = {
  search_lexemes: 'lexeme',
  search_places: 'sort, part',
  search_postings: 'sort, lexeme, block',
} as const;
const names = Object.keys(tables) as (keyof typeof tables)[];

/** Drops what a run left that was cut short. */
export const dropDrafts = async (db: Executor): Promise<void> => {
  for (const name of names) await db.query(`drop table if exists ${name}_draft`);
};

export const openDrafts = async (db: Executor): Promise<void> => {
  for (const name of names)
    await db.query(`create table ${name}_draft (like ${name} including defaults including storage)`);
  // Read while it is filled.
  await addKey(db, 'search_places');
};

const addKey = async (db: Executor, name: keyof typeof tables): Promise<void> =>
  void (await db.query(
    `alter table ${name}_draft add constraint ${name}_draft_pkey primary key (${tables[name]})`,
  ));

export const now = async (db: Executor): Promise<Date> =>
  (await db.query<{ now: Date }>('select now() as now'))[0]!.now;

export const indexedVideos = async (db: Executor): Promise<number> =>
  (await db.query<{ count: number }>('select count(*) as count from video_search'))[0]!.count;

/** Counts all lexemes; those that at least so many videos have are common. */
export async function draftLexemes(db: Executor, fewest: number): Promise<Map<string, number>> {
  await db.query(
    `insert into search_lexemes_draft
     select word, row_number() over (order by ndoc desc, word), ndoc, ndoc >= $1
     from ts_stat('select lexemes from video_search')`,
    [fewest],
  );
  const common = await db.query<{ lexeme: string; id: number }>(
    'select lexeme, id from search_lexemes_draft where is_common',
  );
  return new Map(common.map(({ lexeme, id }) => [lexeme, id]));
}

/** Puts all videos in the order; answers how many. */
export async function draftPlaces(db: Executor, { sort, order }: PostedOrder): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `with written as (
       insert into search_places_draft
       select ${sortNumbers[sort]}, (place - 1) / ${placesInPart}, array_agg(id order by place) from (
         select s.video_id as id, row_number() over (order by ${order}) as place
         from video_search s join published_videos v on v.id = s.video_id
       ) placed group by 2
       returning cardinality(ids) as count
     )
     select coalesce(sum(count), 0) as count from written`,
  );
  await db.query('analyze search_places_draft');
  return row!.count;
}

export interface PostedOrder {
  sort: PostedSort;
  order: string;
}

/** The lexemes (`tsvector` in text form) of what stands in the parts, with the place of each; what was hidden since is left out. */
export const lexemesOfParts = (
  db: Executor,
  sort: PostedSort,
  [from, until]: readonly [number, number],
): Promise<{ place: number; lexemes: string }[]> =>
  db.query(
    `select p.part * ${placesInPart} + ids.at - 1 as place, s.lexemes::text as lexemes
     from search_places_draft p cross join lateral unnest(p.ids) with ordinality as ids (id, at)
     join video_search s on s.video_id = ids.id
     where p.sort = $1 and p.part >= $2 and p.part < $3`,
    [sortNumbers[sort], from, until],
    'search_lexemes_of_parts',
  );

/** Writes where lexemes stand in a block: places by the lexeme's number. */
export const draftPostings = async (
  db: Executor,
  sort: PostedSort,
  block: number,
  blockSize: number,
  places: ReadonlyMap<number, readonly number[]>,
): Promise<void> => {
  await db.query(
    `insert into search_postings_draft
     select $1::integer, lexeme, $2::integer, places from unnest($3::integer[], $4::text[]) as n (lexeme, places)`,
    [
      sortNumbers[sort],
      block,
      [...places.keys()],
      [...places.values()].map((list) => packPlaces(list, blockSize).toString('base64')),
    ],
    'search_draft_postings',
  );
};

/** What the drafts still need before they can be read. */
export async function indexDrafts(db: Executor): Promise<void> {
  for (const name of names) {
    if (name !== 'search_places') await addKey(db, name);
    await db.query(`vacuum (analyze) ${name}_draft`);
  }
}

/** Milliseconds by which a change may have begun before it could be seen. */
const slowestChange = 15 * 60_000;

/** Puts the drafts in the place of what is read. `since`: when the first look at the index was. */
export async function takeTheirPlace(
  transaction: TransactionExecutor,
  { videos, blockSize, since }: { videos: number; blockSize: number; since: Date },
): Promise<void> {
  // Whoever searches waits behind this.
  await transaction.query(`set local lock_timeout = '300ms'`);
  for (const name of names) {
    await transaction.query(`drop table ${name}`);
    await transaction.query(`alter table ${name}_draft rename to ${name}`);
    await transaction.query(`alter table ${name} rename constraint ${name}_draft_pkey to ${name}_pkey`);
  }
  await transaction.query('delete from search_edition');
  await transaction.query('insert into search_edition (videos, block_size, made_at) values ($1, $2, $3)', [
    videos,
    blockSize,
    since,
  ]);
  await transaction.query('delete from search_changes where changed_at < $1', [
    new Date(since.getTime() - slowestChange),
  ]);
}

/** From now on nothing is read from postings, until they are built. Waits for nobody who searches. */
export async function forgetPostings(transaction: TransactionExecutor): Promise<void> {
  await transaction.query('delete from search_edition');
  await transaction.query('delete from search_changes');
}

/** The same, for a catalogue that needs none; what they took is free again. */
export async function discardPostings(transaction: TransactionExecutor): Promise<void> {
  await transaction.query(`set local lock_timeout = '300ms'`);
  const [row] = await transaction.query<{ any: boolean }>(
    'select exists (select from search_lexemes) as any',
  );
  if (row!.any) await transaction.query('truncate search_lexemes, search_places, search_postings');
  await forgetPostings(transaction);
}
