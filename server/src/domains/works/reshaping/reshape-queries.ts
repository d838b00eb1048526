import type { Executor } from '../../../platform/db/database.ts';

export interface PlacedEpisode {
  id: string;
  work_id: string;
  kind: string;
  number: number;
}

/** Episodes of works, locked. */
export const episodesOf = (db: Executor, workIds: readonly string[]): Promise<PlacedEpisode[]> =>
  db.query<PlacedEpisode>(
    `select id, work_id, kind, number::float8 as number from episodes where work_id = any ($1::uuid[])
     order by work_id, kind, number for update`,
    [workIds],
  );

/** Moves episodes to a work, and videos of those whose number it has already to that. */
export async function moveEpisodes(
  db: Executor,
  to: string,
  moved: readonly string[],
  joined: readonly { from: string; to: string }[],
): Promise<void> {
  await db.query(
    `update episode_versions ev set episode_id = j.to_id
     from json_to_recordset($1::json) as j (from_id uuid, to_id uuid) where ev.episode_id = j.from_id`,
    [JSON.stringify(joined.map((one) => ({ from_id: one.from, to_id: one.to })))],
  );
  await db.query('delete from episodes where id = any ($1::uuid[])', [joined.map(({ from }) => from)]);
  await db.query('update episodes set work_id = $1 where id = any ($2::uuid[])', [to, moved]);
}

/** Gives one work all titles, studios and relations of another, which leads to it from now on. */
export async function mergeWorkRows(db: Executor, from: string, to: string): Promise<void> {
  await db.query(
    `insert into work_titles (id, work_id, language, kind, title, position)
     select gen_random_uuid(), $2::uuid, given.language, 'synonym', given.title,
       1000 + row_number() over (order by given.place, given.title)
     from (select distinct on (language, title) language, title, place from (
         select 'ja' as language, native_title as title, 1 as place from works where id = $1::uuid and native_title is not null
         union all select 'en', title, 0 from works where id = $1::uuid
         union all select language, title, 2 from work_titles where work_id = $1::uuid) titles
       order by language, title, place) given
     where given.title not in (select title from works where id = $2::uuid
       union select native_title from works where id = $2::uuid and native_title is not null)
     on conflict do nothing`,
    [from, to],
  );
  await db.query('delete from work_titles where work_id = $1::uuid', [from]);
  await db.query(
    `insert into work_studios (work_id, studio_id, position)
     select $2::uuid, studio_id, 100 + position from work_studios where work_id = $1::uuid on conflict do nothing`,
    [from, to],
  );
  await db.query('delete from work_studios where work_id = $1::uuid', [from]);
  // A relation that both have, and the one between them, stay the target's and go.
  await db.query(
    `delete from work_relations r where $1::uuid in (r.from_id, r.to_id) and ($2::uuid in (r.from_id, r.to_id)
       or exists (select from work_relations o where $2::uuid in (o.from_id, o.to_id)
         and case when r.from_id = $1::uuid then r.to_id else r.from_id end in (o.from_id, o.to_id)))`,
    [from, to],
  );
  await db.query('update work_relations set from_id = $2::uuid where from_id = $1::uuid', [from, to]);
  await db.query('update work_relations set to_id = $2::uuid where to_id = $1::uuid', [from, to]);
  await db.query(
    `update works set merged_into = $2::uuid, state = 'hidden', series_id = null, series_position = null
     where id = $1::uuid`,
    [from, to],
  );
  await db.query('update works set merged_into = $2::uuid where merged_into = $1::uuid', [from, to]);
  await db.query(
    `update episode_proposals set work_id = $2::uuid, lead = concat('work ', $2::uuid) where work_id = $1::uuid`,
    [from, to],
  );
}

export async function writeNumbers(
  db: Executor,
  episodes: readonly { id: string; kind: string; number: number }[],
): Promise<void> {
  await db.query(
    `update episodes e set kind = g.kind, number = g.number
     from json_to_recordset($1::json) as g (id uuid, kind text, number numeric) where e.id = g.id`,
    [JSON.stringify(episodes)],
  );
}

export const proposalsOfWorks = async (db: Executor, workIds: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ id: string }>('select id from episode_proposals where work_id = any ($1::uuid[])', [
      workIds,
    ])
  ).map(({ id }) => id);
