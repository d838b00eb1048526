import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { inPlace } from '../../../platform/places/in-place.ts';
import { cardsJson, holdUnchanging } from '../../videos/index.ts';
import { lineParts, partsBefore } from './line-parts.ts';

export interface LineBlock {
  language: string;
  /** Seconds at which each line is said. */
  starts: number[];
  /** Each in a line of its own. */
  lines: string;
  /** As a `tsvector` in text form. */
  lexemes: string;
}

export const waitingForLines = (
  db: Executor,
  limit: number,
): Promise<{ videoId: string; notedAt: string }[]> =>
  db.query<{ videoId: string; notedAt: string }>(
    `select video_id as "videoId", noted_at::text as "notedAt" from captions_waiting order by noted_at limit $1`,
    [limit],
    'waiting_for_lines',
  );

/**
 * Whether it still waits for what was read; else something has changed since, or is just changing, and it waits again. Nobody
 * is waited for: whoever holds the video may be about to note it.
 */
export async function takeNoted(
  transaction: TransactionExecutor,
  videoId: string,
  notedAt: string,
): Promise<boolean> {
  if ((await holdUnchanging(transaction, [videoId])).length === 0) return false;
  const taken = await transaction.query(
    `delete from captions_waiting where video_id in (
       select video_id from captions_waiting where video_id = $1 and noted_at = $2::timestamptz
       for update skip locked)
     returning video_id`,
    [videoId, notedAt],
  );
  return taken.length > 0;
}

/** What could not be read waits behind all others. */
export async function waitLonger(db: Executor, videoId: string, notedAt: string): Promise<void> {
  await db.query(
    `update captions_waiting set noted_at = clock_timestamp()
     where video_id = $1 and noted_at = $2::timestamptz`,
    [videoId, notedAt],
  );
}

export async function deleteLines(db: Executor, videoId: string): Promise<void> {
  await db.query('delete from caption_lines where video_id = $1', [videoId]);
}

const partLexemes = lineParts.map(({ name, size }) => `' ''${name}:' || n.id / ${size} || ''''`).join(' || ');

export async function insertBlocks(
  db: Executor,
  videoId: string,
  blocks: readonly LineBlock[],
): Promise<void> {
  await db.query(
    `insert into caption_lines (id, video_id, language, starts, lines, lexemes)
     select n.id, v.id, n.language, n.starts, n.lines, (n.lexemes || ${partLexemes})::tsvector
     from (select nextval('caption_line_ids') as id, b.* from json_to_recordset($2::json)
         as b(language text, starts int[], lines text, lexemes text)) n
     join published_videos v on v.id = $1`,
    [videoId, JSON.stringify(blocks)],
  );
}

export interface FoundBlock {
  id: number;
  videoId: string;
}

/** Values hidden from the planner: one plan serves all. */
const words = '(select $1::text)';
const from = '(select $3::bigint[])';
const to = '(select $4::bigint[])';
const below = '(select $5::bigint[])';

/** Blocks with these words, the latest first. */
const sorted = (query: string, before: string): string => `
  select * from (
    select b.id, b.video_id from caption_lines b where b.lexemes @@ (${query})::tsquery offset 0) b
  where b.id < ${before} order by b.id desc offset 0`;

/**
 * Blocks part by part: each is sorted alone, and only as far as the page is not filled is the next one read. What is published, and
 * `also`, is asked of one after the other: a join would mix their order.
 */
const blocks = (also: string): string => {
  const shown = `where (select true from published_videos v where v.id = b.video_id) ${inPlace('video', 'b.video_id')} ${also}`;
  const windows = lineParts.map(({ name }, at) => {
    const query = `'(' || ${words} || ') & ''${name}:' || part || ''''`;
    return `select b.id, b.video_id from generate_series(${from}[${at + 1}], ${to}[${at + 1}], -1) part
      cross join lateral (${sorted(query, `${below}[${at + 1}]`)}) b ${shown}`;
  });
  const rest = `${below}[${lineParts.length + 1}]`;
  // Where nothing is left, nothing is looked for.
  windows.push(`select b.id, b.video_id from generate_series(1, least(${rest}, 1))
      cross join lateral (${sorted(words, rest)}) b ${shown}`);
  return `select id, video_id as "videoId" from (${windows.join(' union all ')}) b limit (select $2::bigint)`;
};
const havingAll = blocks('');
const havingMore = blocks(
  'and (select m.lexemes @@ (select $6::text)::tsquery from caption_lines m where m.id = b.id)',
);

/**
 * Blocks that have all words and stand before a place in the index, the latest first; as many at most. `words`: a `tsquery` in text form.
 * `also`: the same of words that nearly all have, looked for in what was found by the others.
 */
export function findBlocks(
  db: Executor,
  asked: { words: string; also: string | null; before: number; limit: number },
): Promise<FoundBlock[]> {
  const { parts, rest } = partsBefore(asked.before);
  const values = [
    ...[asked.words, asked.limit],
    parts.map((window) => window.from),
    parts.map((window) => window.to),
    [...parts.map((window) => window.below), rest],
  ];
  return asked.also === null
    ? db.query<FoundBlock>(havingAll, values, 'find_caption_lines')
    : db.query<FoundBlock>(havingMore, [...values, asked.also], 'find_caption_lines_having_more');
}

/** Of these lexemes those that a large share of blocks have, as far as the database knows. */
export const lexemesOfMost = async (db: Executor, lexemes: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.query<{ lexeme: string }>(
        `select e.lexeme from pg_stats s
         cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) e (lexeme, share)
         where s.schemaname = current_schema and s.tablename = 'caption_lines' and s.attname = 'lexemes'
           and e.share >= $2 and e.lexeme = any ($1::text[])`,
        [lexemes, 0.4],
        'caption_lexemes_of_most',
      )
    ).map(({ lexeme }) => lexeme),
  );

export interface BlockOfLines {
  id: number;
  language: string;
  starts: number[];
  lines: string;
}
export const readBlocks = (db: Executor, ids: readonly number[]): Promise<BlockOfLines[]> =>
  db.query<BlockOfLines>(
    'select id, language, starts, lines from caption_lines where id = any ($1::bigint[]) order by id',
    [ids],
    'read_caption_lines',
  );

/** The first block of a video. */
export const firstBlockOf = async (db: Executor, videoId: string): Promise<number> =>
  (
    await db.query<{ id: number }>(
      `select coalesce(min(id), 0)::float8 as id from caption_lines where video_id = $1`,
      [videoId],
      'first_caption_line_of',
    )
  )[0]!.id;

/** Where the index ends. */
export const endOfLines = async (db: Executor): Promise<number> =>
  (
    await db.query<{ id: number }>(
      `select coalesce(max(id) + 1, 0)::float8 as id from caption_lines`,
      [],
      'end_of_caption_lines',
    )
  )[0]!.id;

/** Cards of these videos, in their order, as JSON text. */
export const cardsOfLines = async (db: Executor, base: string, ids: readonly string[]): Promise<string> =>
  (
    await db.query<{ json: string }>(
      cardsJson(
        `select v.*, g.position from unnest($2::uuid[]) with ordinality as g (id, position)
         join published_videos v on v.id = g.id`,
      ),
      [base, ids],
      'cards_of_lines',
    )
  )[0]?.json ?? '[]';
