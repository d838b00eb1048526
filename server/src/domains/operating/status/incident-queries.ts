import type { Incident } from '#contract/status.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isOutage } from '../../../platform/db/outage.ts';

/** Null: the database is away. */
export const unlessAway = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isOutage(error)) return null;
    throw error;
  });

export type IncidentRow = Omit<Incident, 'stage'>;

/** The latest first; those that were over before `since` are left out. */
export const readIncidents = (db: Executor, since: Date): Promise<IncidentRow[]> =>
  db.query<IncidentRow>(
    `select id, kind, title, services, severity, has_banner, to_json(starts_at) #>> '{}' as starts_at,
       to_json(ends_at) #>> '{}' as ends_at, to_json(over_at) #>> '{}' as over_at,
       coalesce((select json_agg(json_build_object('at', at, 'words', words) order by at desc, u.id desc)
         from incident_updates u where incident_id = i.id), '[]') as updates
     from incidents i
     where coalesce(over_at, ends_at, 'infinity') > $1
     order by (coalesce(over_at, ends_at, 'infinity') <= now()), starts_at desc, id limit 100`,
    [since],
    'incidents',
  );

export async function writeIncident(
  db: Executor,
  row: Omit<IncidentRow, 'updates' | 'over_at'>,
): Promise<void> {
  await db.query(
    `insert into incidents (id, kind, title, services, severity, has_banner, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.id, row.kind, row.title, row.services, row.severity, row.has_banner, row.starts_at, row.ends_at],
  );
}

export async function addUpdate(db: Executor, id: string, incidentId: string, words: string): Promise<void> {
  await db.query('insert into incident_updates (id, incident_id, words) values ($1, $2, $3)', [
    id,
    incidentId,
    words,
  ]);
}

/** Locks one; null: there is none. */
export async function lockIncident(
  db: Executor,
  id: string,
): Promise<{ title: string; is_over: boolean; updates: number } | null> {
  const [row] = await db.query<{ title: string; is_over: boolean; updates: number }>(
    `select title, coalesce(coalesce(over_at, ends_at) <= now(), false) as is_over,
       (select count(*) from incident_updates where incident_id = $1) as updates
     from incidents where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

export async function changeIncident(
  db: Executor,
  id: string,
  { isOver, hasBanner }: { isOver: boolean; hasBanner: boolean },
): Promise<void> {
  await db.query(
    'update incidents set has_banner = $2, over_at = case when $3 then now() end where id = $1',
    [id, hasBanner, isOver],
  );
}

export async function deleteIncidentsBefore(db: Executor, moment: Date): Promise<void> {
  await db.query('delete from incidents where coalesce(over_at, ends_at) < $1', [moment]);
}

export interface StateRow {
  service: string;
  state: string;
  since: string;
}

export const readStates = (db: Executor): Promise<StateRow[]> =>
  db.query<StateRow>(
    `select service, state, to_json(since) #>> '{}' as since from service_states`,
    [],
    'service_states',
  );

/** Notes how a service does; one that does as before keeps its moment. */
export async function writeState(db: Executor, service: string, state: string): Promise<void> {
  await db.query(
    `insert into service_states as known (service, state, since) values ($1, $2, now())
     on conflict (service) do update set state = excluded.state, since = now() where known.state <> excluded.state`,
    [service, state],
  );
}
