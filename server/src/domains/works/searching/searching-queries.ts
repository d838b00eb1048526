import type { Executor } from '../../../platform/db/database.ts';
import { inPlace } from '../../../platform/places/in-place.ts';
import {
  firstStill,
  latestStill,
  seasonOrder,
  studioCardColumns,
  workCardColumns,
} from '../work-columns-queries.ts';

/** What means something in a pattern is literal. */
export const literalPart = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');

/** Among as many the best are chosen. */
const mostLookedAt = 500;

export interface SearchedWorks {
  /** In lower case. */
  typed: string;
  /** Patterns, all of which a title has. */
  words: readonly string[];
  withoutWords: readonly string[];
  /** Ids. */
  tags: readonly string[];
  withoutTags: readonly string[];
  studios: readonly string[];
  withoutStudios: readonly string[];
  years: readonly { from: number; to: number; isNot: boolean }[];
  page: number;
  size: number;
}

/** JSON text of a page of works, with whether there are more. */
export async function searchedWorks(db: Executor, base: string, asked: SearchedWorks): Promise<string> {
  const { size, page } = asked;
  const values: unknown[] = [base, size, (page - 1) * size, page, asked.typed];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const patterns = asked.words.map(bound);
  const like = (column: string): string =>
    patterns.map((one) => `lower(${column}) like ${one}`).join(' and ');
  const conditions = [`w.state = 'published'`];
  if (patterns.length > 0)
    conditions.push(`w.id in (
      select id from works where ${like('title')} union select id from works where ${like('native_title')}
      union select work_id from work_titles where ${like('title')})`);
  for (const word of asked.withoutWords) {
    const at = bound(word);
    conditions.push(`lower(w.title) not like ${at} and coalesce(lower(w.native_title) not like ${at}, true)`);
  }
  for (const id of asked.tags)
    conditions.push(`w.id in (select x.work_id from work_tags x where x.tag_id = ${bound(id)})`);
  for (const id of asked.studios)
    conditions.push(`w.id in (select x.work_id from work_studios x where x.studio_id = ${bound(id)})`);
  if (asked.withoutTags.length > 0)
    conditions.push(
      `not exists (select from work_tags x where x.work_id = w.id and x.tag_id = any (${bound(asked.withoutTags)}::bigint[]))`,
    );
  if (asked.withoutStudios.length > 0)
    conditions.push(
      `not exists (select from work_studios x where x.work_id = w.id and x.studio_id = any (${bound(asked.withoutStudios)}::uuid[]))`,
    );
  for (const { from, to, isNot } of asked.years)
    conditions.push(
      `${isNot ? 'not coalesce(' : '('}w.year between ${bound(from)} and ${bound(to)}${isNot ? ', false' : ''})`,
    );
  const nearest = `(lower(w.title) = $5) desc, starts_with(lower(w.title), $5) desc`;
  const best = `${nearest}, ${seasonOrder}`;
  // Where many have the words, those whose title they are or begin are among those looked at.
  const first = patterns.length > 0 ? `order by ${nearest}` : '';
  const text = `
    with candidates as materialized (
      select w.* from works w where ${conditions.join(' and ')} ${inPlace('work', 'w.id')} ${first} limit ${mostLookedAt}
    ), found as materialized (
      select w.*, row_number() over (order by ${best}) as place from candidates w
      order by place limit $2 + 1 offset $3)
    select json_build_object('page', $4::integer, 'has_more', (select count(*) from found) > $2, 'safety_message', null,
      'items', (select coalesce(json_agg(row_to_json(card)), '[]') from (
        select ${workCardColumns} from found w ${firstStill('w.id')}
        where w.place <= $2 + $3 order by w.place) card))::text as json`;
  const rows = await db.query<{ json: string }>(text, values);
  return rows[0]!.json;
}

/** JSON text of a page of studios whose names have these words, with whether there are more. */
export async function searchedStudios(
  db: Executor,
  base: string,
  { typed, words, page, size }: Pick<SearchedWorks, 'typed' | 'words' | 'page' | 'size'>,
): Promise<string> {
  const values: unknown[] = [base, size, (page - 1) * size, page, typed];
  const patterns = words.map((word) => `$${values.push(word)}`);
  const like = (column: string): string =>
    patterns.map((one) => `lower(${column}) like ${one}`).join(' and ');
  const nearest = '(lower(name) = $5) desc, starts_with(lower(name), $5) desc';
  const text = `
    with candidates as materialized (
      select * from studios where work_count > 0 and id in (
        select id from studios where ${like('name')} union select id from studios where ${like('native_name')})
        ${inPlace('studio', 'studios.id')} order by ${nearest} limit ${mostLookedAt}
    ), found as materialized (
      select *, row_number() over (
        order by ${nearest}, work_count desc, lower(name), id) as place
      from candidates order by place limit $2 + 1 offset $3)
    select json_build_object('page', $4::integer, 'has_more', (select count(*) from found) > $2, 'safety_message', null,
      'items', (select coalesce(json_agg(row_to_json(card)), '[]') from (
        select ${studioCardColumns}
        from found s
        ${latestStill}
        where s.place <= $2 + $3 order by s.place) card))::text as json`;
  const rows = await db.query<{ json: string }>(text, values);
  return rows[0]!.json;
}
