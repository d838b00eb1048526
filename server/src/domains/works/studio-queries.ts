import { limits } from '#contract/limits.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inPlace } from '../../platform/places/in-place.ts';
import {
  firstStill,
  latestStill,
  seasonOrder,
  studioCardColumns,
  workCardColumns,
} from './work-columns-queries.ts';

const jsonOf = (rows: { json: string }[]): string => rows[0]?.json ?? '[]';

/** A page of the studios with works, each with the still of its latest; one more than a page holds says that there are more. */
export async function studiosPage(db: Executor, base: string, page: number): Promise<string> {
  const size = limits.studiosPageSize;
  const text = `
    with listed as materialized (
      select *, row_number() over (order by lower(name), id) as place from studios
      where work_count > 0 ${inPlace('studio', 'studios.id')} order by lower(name), id limit $2 + 1 offset $3)
    select json_build_object('page', $4::integer, 'has_more', (select count(*) from listed) > $2,
      'items', (select coalesce(json_agg(row_to_json(card)), '[]') from (
        select ${studioCardColumns}
        from listed s
        ${latestStill}
        where s.place <= $2 + $3 order by lower(s.name), s.id) card))::text as json`;
  return jsonOf(await db.query(text, [base, size, (page - 1) * size, page], 'studios_page'));
}

/** A studio with a page of its works, in a list of one, or of none. */
export async function studioBySlug(db: Executor, base: string, slug: string, page: number): Promise<string> {
  const size = limits.studioWorksPageSize;
  const text = `
    with listed as materialized (
      select w.*, row_number() over (order by ${seasonOrder}) as place
      from studios s join work_studios ws on ws.studio_id = s.id
      join works w on w.id = ws.work_id and w.state = 'published'
      where s.slug = $2 ${inPlace('work', 'w.id')} order by place limit $3 + 1 offset $4)
    select coalesce(json_agg(row_to_json(found)), '[]')::text as json from (
      select s.slug, s.name, s.native_name, s.work_count, $5::integer as page,
        (select count(*) from listed) > $3 as has_more,
        (select coalesce(json_agg(row_to_json(card)), '[]') from (
           select ${workCardColumns} from listed w ${firstStill('w.id')}
           where w.place <= $3 + $4 order by w.place) card) as works
      from studios s where s.slug = $2 and s.work_count > 0) found`;
  return jsonOf(await db.query(text, [base, slug, size, (page - 1) * size, page], 'studio_by_slug'));
}

/** Counts the published works of studios anew, after a work of theirs changed. */
export async function recountStudios(db: Executor, studioIds: readonly string[]): Promise<void> {
  await db.query(
    `update studios s set work_count = (
       select count(*)::int from work_studios ws join works w on w.id = ws.work_id and w.state = 'published'
       where ws.studio_id = s.id)
     where s.id = any ($1::uuid[])`,
    [studioIds],
  );
}

export interface NamedStudio {
  id: string;
  slug: string;
  name: string;
}
export const studiosOfIds = (db: Executor, ids: readonly string[]): Promise<NamedStudio[]> =>
  db.query<NamedStudio>(
    'select id, slug, name from studios where id = any ($1::uuid[])',
    [ids],
    'studios_of_ids',
  );
/** The studio with this name or slug. */
export const studioByAnyName = async (db: Executor, name: string): Promise<NamedStudio | null> =>
  (
    await db.query<NamedStudio>(
      `select id, slug, name from studios where slug = lower($1) or lower(name) = lower($1)
       order by slug = lower($1) desc limit 1`,
      [name],
    )
  )[0] ?? null;
/** Has a studio stand for one that goes, and for all that it stood for. */
export async function writeStudioSuccessor(db: Executor, goneId: string, studioId: string): Promise<void> {
  await db.query('update studio_successors set studio_id = $2 where studio_id = $1', [goneId, studioId]);
  await db.query(
    `insert into studio_successors (gone_id, studio_id) values ($1, $2)
     on conflict (gone_id) do update set studio_id = excluded.studio_id`,
    [goneId, studioId],
  );
}
/** Which studios are in the place of these that are gone. */
export const studioSuccessors = async (
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.query<{ gone_id: string; studio_id: string }>(
        'select gone_id, studio_id from studio_successors where gone_id = any ($1::uuid[])',
        [ids],
        'studio_successors',
      )
    ).map(({ gone_id, studio_id }) => [gone_id, studio_id]),
  );
