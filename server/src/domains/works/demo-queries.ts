import type { Executor } from '../../platform/db/database.ts';
import { refreshWorkTags } from './browsing-queries.ts';
import { recountStudios } from './studio-queries.ts';

export interface DemoWorkRow {
  id: string;
  slug: string;
  kind: string;
  title: string;
  native_title: string;
  synopsis: string;
  year: number;
  season: string | null;
  airing: string;
  source: string;
  expected_episodes: number | null;
  series_id: string | null;
  series_position: number | null;
  titles: readonly { id: string; language: string; kind: string; title: string }[];
  studios: readonly { id: string; slug: string; name: string; native_name: string | null }[];
  episodes: readonly {
    id: string;
    kind: string;
    number: number;
    title: string;
    native_title: string | null;
    aired_on: string | null;
    versions: readonly { video_id: string; cut: string }[];
  }[];
}

/** Works of the demo with their studios and episodes; what is there already stays as it is. */
export async function insertDemoWorks(
  db: Executor,
  rows: readonly DemoWorkRow[],
  relations: readonly { from_id: string; to_id: string; kind: string }[],
): Promise<void> {
  const given = [JSON.stringify(rows)];
  await db.query(
    `insert into works (id, slug, kind, title, native_title, synopsis, year, season, airing, source, expected_episodes,
       series_id, series_position, state)
     select id, slug, kind, title, native_title, synopsis, year, season, airing, source, expected_episodes,
       series_id, series_position, 'published'
     from json_populate_recordset(null::works, $1::json) on conflict do nothing`,
    given,
  );
  await db.query(
    `insert into work_titles (id, work_id, language, kind, title, position)
     select t.id, w.id, t.language, t.kind, t.title, t.position
     from json_to_recordset($1::json) as w (id uuid, titles json), rows from (
       json_to_recordset(w.titles) as (id uuid, language text, kind text, title text)) with ordinality
       as t (id, language, kind, title, position)
     where exists (select from works k where k.id = w.id) on conflict do nothing`,
    given,
  );
  await db.query(
    `insert into studios (id, slug, name, native_name)
     select distinct s.id, s.slug, s.name, s.native_name
     from json_to_recordset($1::json) as w (studios json),
       json_to_recordset(w.studios) as s (id uuid, slug text, name text, native_name text)
     on conflict do nothing`,
    given,
  );
  await db.query(
    `insert into work_studios (work_id, studio_id, position)
     select w.id, s.id, s.position
     from json_to_recordset($1::json) as w (id uuid, studios json), rows from (
       json_to_recordset(w.studios) as (id uuid)) with ordinality as s (id, position)
     where exists (select from works k where k.id = w.id) and exists (select from studios k where k.id = s.id)
     on conflict do nothing`,
    given,
  );
  await db.query(
    `insert into episodes (id, work_id, kind, number, title, native_title, aired_on)
     select e.id, w.id, e.kind, e.number, e.title, e.native_title, e.aired_on
     from json_to_recordset($1::json) as w (id uuid, episodes json), json_to_recordset(w.episodes) as e
       (id uuid, kind text, number numeric, title text, native_title text, aired_on date)
     where exists (select from works k where k.id = w.id) on conflict do nothing`,
    given,
  );
  await db.query(
    `insert into episode_versions (video_id, episode_id, cut)
     select v.video_id, e.id, v.cut
     from json_to_recordset($1::json) as w (episodes json), json_to_recordset(w.episodes) as e (id uuid, versions json),
       json_to_recordset(e.versions) as v (video_id uuid, cut text)
     where exists (select from episodes k where k.id = e.id)
     on conflict do nothing`,
    given,
  );
  await db.query(
    `insert into work_relations (from_id, to_id, kind)
     select r.from_id, r.to_id, r.kind from json_to_recordset($1::json) as r (from_id uuid, to_id uuid, kind text)
     where exists (select from works k where k.id = r.from_id) and exists (select from works k where k.id = r.to_id)
     on conflict do nothing`,
    [JSON.stringify(relations)],
  );
  await refreshWorkTags(
    db,
    rows.map(({ id }) => id),
  );
  await recountStudios(
    db,
    rows.flatMap(({ studios }) => studios.map(({ id }) => id)),
  );
}

/** Deletes these works, and those of these studios that no other work names. */
export async function deleteDemoWorks(
  db: Executor,
  workIds: readonly string[],
  studioIds: readonly string[],
): Promise<void> {
  await db.query('delete from works where id = any ($1::uuid[])', [workIds]);
  await db.query(
    `delete from studios s where s.id = any ($1::uuid[])
       and not exists (select from work_studios ws where ws.studio_id = s.id)`,
    [studioIds],
  );
  await recountStudios(db, studioIds);
}
