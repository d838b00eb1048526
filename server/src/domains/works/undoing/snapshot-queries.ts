import type { Executor } from '../../../platform/db/database.ts';
import type { Scope, Snapshot } from './undo-rules.ts';

/** All rows that an act within this scope may change. */
export async function takeSnapshot(db: Executor, scope: Scope): Promise<Snapshot> {
  const rows = await db.query<{ snapshot: Snapshot }>(
    `with own as materialized (select * from episodes where work_id = any ($1::uuid[])),
       list as (select
         (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'state', state, 'merged_into', merged_into,
            'series_id', series_id, 'series_position', series_position) order by id), '[]')
            from works where id = any ($1::uuid[]) or merged_into = any ($1::uuid[])) as works,
         (select coalesce(jsonb_agg(to_jsonb(t) order by t.work_id, t.position, t.id), '[]')
            from work_titles t where t.work_id = any ($1::uuid[])) as titles,
         (select coalesce(jsonb_agg(to_jsonb(s) order by s.work_id, s.position, s.studio_id), '[]')
            from work_studios s where s.work_id = any ($1::uuid[])) as studios,
         (select coalesce(jsonb_agg(to_jsonb(r) order by r.from_id, r.to_id), '[]') from work_relations r
            where r.from_id = any ($1::uuid[]) or r.to_id = any ($1::uuid[])) as relations,
         (select coalesce(jsonb_agg(to_jsonb(own) order by own.id), '[]') from own) as episodes,
         (select coalesce(jsonb_agg(to_jsonb(ev) order by ev.video_id), '[]') from episode_versions ev
            where ev.episode_id in (select id from own) or ev.video_id = any ($2::uuid[])) as versions,
         (select coalesce(jsonb_agg(to_jsonb(p) order by p.id), '[]') from episode_proposals p
            where p.id = any ($3::uuid[])) as proposals)
     select to_jsonb(list) as snapshot from list`,
    [scope.works, scope.videos, scope.proposals],
  );
  return rows[0]!.snapshot;
}

const changed = (names: readonly string[]): string =>
  names.map((name) => `${name} = excluded.${name}`).join(', ');

const addedIn =
  (before: Snapshot, after: Snapshot) =>
  (list: 'works' | 'episodes' | 'versions', key: string): unknown[] =>
    after[list].map((row) => row[key]).filter((id) => !before[list].some((row) => row[key] === id));

/** Puts rows back as they were. What an act added is there still, but for versions. */
export async function restore(db: Executor, scope: Scope, before: Snapshot, after: Snapshot): Promise<void> {
  const given = (rows: readonly object[]): string => JSON.stringify(rows);
  const added = addedIn(before, after);
  await db.query(
    `update episode_proposals p set state = b.state, work_id = b.work_id, lead = b.lead, decided_at = b.decided_at
     from json_populate_recordset(null::episode_proposals, $1::json) b where p.id = b.id`,
    [given(before.proposals)],
  );
  await db.query('delete from episode_versions where video_id = any ($1::uuid[])', [
    added('versions', 'video_id'),
  ]);
  await db.query('delete from work_titles where work_id = any ($1::uuid[])', [scope.works]);
  await db.query('delete from work_studios where work_id = any ($1::uuid[])', [scope.works]);
  await db.query('delete from work_relations where from_id = any ($1::uuid[]) or to_id = any ($1::uuid[])', [
    scope.works,
  ]);
  await db.query(
    `update works w set state = b.state, merged_into = b.merged_into, series_id = b.series_id,
       series_position = b.series_position
     from json_populate_recordset(null::works, $1::json) b where w.id = b.id`,
    [given(before.works)],
  );
  await parkNumbers(db, scope.works);
  await db.query(
    `insert into episodes select * from json_populate_recordset(null::episodes, $1::json)
     on conflict (id) do update set ${changed(['work_id', 'kind', 'number', 'title', 'native_title', 'aired_on'])}`,
    [given(before.episodes)],
  );
  await db.query(
    `insert into episode_versions select * from json_populate_recordset(null::episode_versions, $1::json)
     on conflict (video_id) do update set ${changed(['episode_id', 'cut', 'release_group'])}`,
    [given(before.versions)],
  );
  await db.query(
    'insert into work_titles select * from json_populate_recordset(null::work_titles, $1::json)',
    [given(before.titles)],
  );
  await db.query(
    'insert into work_studios select * from json_populate_recordset(null::work_studios, $1::json)',
    [given(before.studios)],
  );
  await db.query(
    'insert into work_relations select * from json_populate_recordset(null::work_relations, $1::json)',
    [given(before.relations)],
  );
}

/** Deletes episodes and works that an act added, once what hangs on them has gone back. */
export async function dropAdded(db: Executor, before: Snapshot, after: Snapshot): Promise<void> {
  const added = addedIn(before, after);
  await db.query('delete from episodes where id = any ($1::uuid[])', [added('episodes', 'id')]);
  await db.query('delete from works where id = any ($1::uuid[])', [added('works', 'id')]);
}

/** Numbers that are about to change wait above all that are allowed, so that two can change places. */
export async function parkNumbers(db: Executor, workIds: readonly string[]): Promise<void> {
  await db.query(
    `update episodes e set number = 1000000 + p.place from (
       select id, row_number() over (order by id) as place from episodes where work_id = any ($1::uuid[])) p
     where e.id = p.id`,
    [workIds],
  );
}

export interface WorkActRow {
  id: string;
  act: string;
  summary: string;
  scope: Scope;
  before: Snapshot;
  after: Snapshot;
  undone_at: string | null;
}

/** Notes an act that can be undone; the oldest are forgotten. */
export async function insertWorkAct(db: Executor, row: Omit<WorkActRow, 'undone_at'>): Promise<void> {
  await db.query(
    `insert into work_acts (id, act, summary, scope, before, after)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb)`,
    [
      ...[row.id, row.act, row.summary],
      ...[JSON.stringify(row.scope), JSON.stringify(row.before), JSON.stringify(row.after)],
    ],
  );
  await db.query(
    `delete from work_acts where id in (select id from work_acts order by made_at desc, id desc offset 200)`,
  );
}

export const workAct = async (db: Executor, id: string): Promise<WorkActRow | null> =>
  (
    await db.query<WorkActRow>(
      `select id, act, summary, scope, before, after, undone_at::text as undone_at
       from work_acts where id = $1 for update`,
      [id],
    )
  )[0] ?? null;

export async function markUndone(db: Executor, id: string): Promise<void> {
  await db.query('update work_acts set undone_at = now() where id = $1', [id]);
}

/** JSON text of a page of the acts that can be undone, the latest first. */
export async function latestActs(db: Executor, limit: number, offset: number): Promise<string> {
  const rows = await db.query<{ json: string }>(
    `select json_build_object('total', (select count(*)::int from work_acts), 'items', (
       select coalesce(json_agg(row_to_json(listed)), '[]') from (
         select id, act, summary, made_at, undone_at from work_acts
         order by made_at desc, id desc limit $1 offset $2) listed))::text as json`,
    [limit, offset],
  );
  return rows[0]!.json;
}
