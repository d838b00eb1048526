import type { Executor } from '../../../../platform/db/database.ts';
import { type PostedSort, sortNumbers } from './posted-sorts.ts';

/** What the postings are that are read now. */
export interface Edition {
  edition: number;
  videos: number;
  blockSize: number;
  /** What was indexed since, as far as it was counted. */
  changes: number;
}

/** So many changes are counted. */
export const mostChanges = 5000;

export const readEdition = async (db: Executor): Promise<Edition | null> =>
  (
    await db.query<Edition>(
      `select edition, videos, block_size as "blockSize",
         (select count(*)::integer from (select 1 from search_changes limit ${mostChanges} + 1) c) as changes
       from search_edition`,
      [],
      'search_edition',
    )
  )[0] ?? null;

/** What is read is of another edition than was believed: the postings were made anew, or a replica has not followed yet. */
export class OtherEdition extends Error {}

/** The rows, of which there is one at least, without their edition. Throws `OtherEdition`. */
function ofEdition<Row extends { edition: number }>(edition: number, rows: readonly Row[]): readonly Row[] {
  if (rows.length === 0 || rows.some((row) => row.edition !== edition)) throw new OtherEdition();
  return rows;
}

export interface KnownLexeme {
  lexeme: string;
  id: number;
  videos: number;
  isCommon: boolean;
}

/** The lexemes from the first to the last of each range that some video has; at most so many of each. Throws `OtherEdition`. */
export async function knownLexemes(
  db: Executor,
  edition: number,
  ranges: readonly { first: string; last: string }[],
  most: number,
): Promise<KnownLexeme[][]> {
  const rows = await db.query<{ edition: number; at: number | null } & KnownLexeme>(
    `select e.edition, l.at::integer - 1 as at, l.lexeme, l.id, l.videos, l.is_common as "isCommon"
     from search_edition e left join lateral (
       select n.at, known.* from unnest((select $1::text[]), (select $2::text[])) with ordinality as n (first, last, at)
       cross join lateral (
         select * from search_lexemes where lexeme between n.first and n.last order by lexeme limit (select $3::integer)
       ) known
     ) l on true`,
    [ranges.map(({ first }) => first), ranges.map(({ last }) => last), most],
    'search_known_lexemes',
  );
  const known: KnownLexeme[][] = ranges.map(() => []);
  for (const { at, lexeme, id, videos, isCommon } of ofEdition(edition, rows))
    if (at !== null) known[at]!.push({ lexeme, id, videos, isCommon });
  return known;
}

export interface Posting {
  lexeme: number;
  block: number;
  /** Packed, in base64. */
  places: string;
}

/** Where the lexemes stand in the blocks from the first to before the last. Throws `OtherEdition`. */
export async function readPostings(
  db: Executor,
  edition: number,
  sort: PostedSort,
  lexemes: readonly number[],
  [from, until]: readonly [number, number],
): Promise<Posting[]> {
  const rows = await db.query<{ edition: number; lexeme: number | null } & Posting>(
    `select e.edition, p.lexeme, p.block, p.places from search_edition e left join lateral (
       select found.* from unnest((select $1::integer[])) as n (id)
       cross join lateral (
         select * from search_postings
         where sort = ${sortNumbers[sort]} and lexeme = n.id and block >= (select $2::integer) and block < (select $3::integer)
       ) found
     ) p on true`,
    [lexemes, from, until],
    `search_postings_by_${sort}`,
  );
  return ofEdition(edition, rows).filter(({ lexeme }) => lexeme !== null);
}
