import type { Executor } from '../../../../platform/db/database.ts';
import { type PostedSort, sortNumbers } from './posted-sorts.ts';

/** What the postings are that are read now. */
export interface Edition {
  edition: number;
  videos: number;
  blockSize: number;
}

export const readEdition = async (db: Executor): Promise<Edition | null> =>
  (
    await db.query<Edition>(
      'select edition, videos, block_size as "blockSize" from search_edition',
      [],
      'search_edition',
    )
  )[0] ?? null;

export interface KnownLexeme {
  /** Of the lexemes asked for, from 0. */
  at: number;
  lexeme: string;
  id: number;
  videos: number;
  isCommon: boolean;
}

/** The lexemes from the first to the last of each range that some video has; at most so many of each. */
export const knownLexemes = (
  db: Executor,
  ranges: readonly { first: string; last: string }[],
  most: number,
): Promise<KnownLexeme[]> =>
  db.query(
    `select n.at::integer - 1 as at, l.lexeme, l.id, l.videos, l.is_common as "isCommon"
     from unnest((select $1::text[]), (select $2::text[])) with ordinality as n (first, last, at)
     cross join lateral (
       select * from search_lexemes where lexeme between n.first and n.last order by lexeme limit (select $3::integer)
     ) l`,
    [ranges.map(({ first }) => first), ranges.map(({ last }) => last), most],
    'search_known_lexemes',
  );

/** Where the lexemes stand in the blocks from the first to before the last, packed, in base64. */
export const readPostings = (
  db: Executor,
  sort: PostedSort,
  lexemes: readonly number[],
  [from, until]: readonly [number, number],
): Promise<{ lexeme: number; block: number; places: string }[]> =>
  db.query(
    `select p.lexeme, p.block, p.places from unnest((select $1::integer[])) as n (id)
     cross join lateral (
       select * from search_postings where sort = ${sortNumbers[sort]} and lexeme = n.id and block >= (select $2::integer) and block < (select $3::integer)
     ) p`,
    [lexemes, from, until],
    `search_postings_by_${sort}`,
  );
