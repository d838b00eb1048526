import type { Executor } from '../../../platform/db/database.ts';
import type { TypedTitle } from './work-rules.ts';

/** What stands in the row of a work and can be changed. */
export interface WorkFacts {
  kind: string;
  title: string;
  native_title: string | null;
  synopsis: string | null;
  year: number | null;
  season: string | null;
  airing: string;
  source: string | null;
  expected_episodes: number | null;
  state: string;
}
export interface WorkRow extends WorkFacts {
  id: string;
  slug: string;
  series_id: string | null;
  merged_into: string | null;
}
const names = [
  ...(['kind', 'title', 'native_title', 'synopsis', 'year', 'season', 'airing', 'source'] as const),
  ...(['expected_episodes', 'state'] as const),
];

/** Serialises changes of works and their stories until the transaction ends. */
export async function lockWorks(db: Executor): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('works', 0))`);
}

export async function worksById(db: Executor, ids: readonly string[]): Promise<WorkRow[]> {
  return db.query<WorkRow>(
    `select id, slug, series_id, merged_into, ${names.join(', ')} from works where id = any ($1::uuid[]) for update`,
    [ids],
  );
}

export const isSlugTaken = async (db: Executor, table: 'works' | 'studios', slug: string): Promise<boolean> =>
  (
    await db.query(
      table === 'works' ? 'select from works where slug = $1' : 'select from studios where slug = $1',
      [slug],
    )
  ).length > 0;

export async function insertWork(db: Executor, id: string, slug: string, facts: WorkFacts): Promise<void> {
  await db.query(
    `insert into works (id, slug, ${names.join(', ')})
     values ($1, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')})`,
    [id, slug, ...names.map((name) => facts[name])],
  );
}

export async function writeWork(db: Executor, id: string, facts: WorkFacts): Promise<void> {
  await db.query(
    `update works set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')}, updated_at = now()
     where id = $1`,
    [id, ...names.map((name) => facts[name])],
  );
}

/** Works are another now: their titles are read again for what is found by them. */
export async function touchWorks(db: Executor, ids: readonly string[]): Promise<void> {
  await db.query('update works set updated_at = now(), names_read_at = null where id = any ($1::uuid[])', [
    ids,
  ]);
}

export async function replaceTitles(
  db: Executor,
  workId: string,
  titles: readonly (TypedTitle & { id: string })[],
): Promise<void> {
  await db.query('delete from work_titles where work_id = $1', [workId]);
  await db.query(
    `insert into work_titles (id, work_id, language, kind, title, position)
     select t.id, $1, t.language, t.kind, t.title, t.position from rows from (
       json_to_recordset($2::json) as (id uuid, language text, kind text, title text)) with ordinality
       as t (id, language, kind, title, position)`,
    [workId, JSON.stringify(titles)],
  );
}

export const studioNamed = async (db: Executor, name: string): Promise<string | null> =>
  (await db.query<{ id: string }>('select id from studios where lower(name) = lower($1)', [name]))[0]?.id ??
  null;

export async function insertStudio(
  db: Executor,
  studio: { id: string; slug: string; name: string },
): Promise<void> {
  await db.query('insert into studios (id, slug, name) values ($1, $2, $3)', [
    studio.id,
    studio.slug,
    studio.name,
  ]);
}

/** Ids of a work's studios. */
export const studiosOf = async (db: Executor, workId: string): Promise<string[]> =>
  (
    await db.query<{ studio_id: string }>('select studio_id from work_studios where work_id = $1', [workId])
  ).map(({ studio_id }) => studio_id);

export async function replaceStudios(db: Executor, workId: string, ids: readonly string[]): Promise<void> {
  await db.query('delete from work_studios where work_id = $1', [workId]);
  await db.query(
    `insert into work_studios (work_id, studio_id, position)
     select $1, given.id, given.position from unnest($2::uuid[]) with ordinality as given (id, position)`,
    [workId, ids],
  );
}

/** Those of these studios that no work names any more. */
export const unnamedStudios = async (db: Executor, ids: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from studios s where s.id = any ($1::uuid[])
         and not exists (select from work_studios ws where ws.studio_id = s.id)`,
      [ids],
    )
  ).map(({ id }) => id);

export async function dropStudios(db: Executor, ids: readonly string[]): Promise<void> {
  await db.query('delete from studios where id = any ($1::uuid[])', [ids]);
}

export async function replaceRelation(
  db: Executor,
  one: string,
  other: string,
  relation: { from: string; to: string; kind: string } | null,
): Promise<void> {
  await db.query('delete from work_relations where (from_id, to_id) in (($1, $2), ($2, $1))', [one, other]);
  if (relation !== null)
    await db.query('insert into work_relations (from_id, to_id, kind) values ($1, $2, $3)', [
      relation.from,
      relation.to,
      relation.kind,
    ]);
}

/** Takes these works, and whatever was in their stories, out of them; then puts the works into one, if there are several. */
export async function replaceSeries(db: Executor, ids: readonly string[], seriesId: string): Promise<void> {
  await db.query(
    `update works set series_id = null, series_position = null
     where series_id in (select series_id from works where id = any ($1::uuid[]))`,
    [ids],
  );
  if (ids.length < 2) return;
  await db.query(
    `update works w set series_id = $2, series_position = given.position, updated_at = now()
     from unnest($1::uuid[]) with ordinality as given (id, position) where w.id = given.id`,
    [ids, seriesId],
  );
}
