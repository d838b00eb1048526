import type { Executor } from './database.ts';

export interface Standby {
  name: string;
  /** `streaming` where all is well. */
  state: string;
  /** `sync`, `quorum`, `async`, `potential`. */
  kind: string;
  /** Bytes of the log that it has not replayed. */
  behind: number;
}

/** Servers that follow this one. */
export const standbys = (db: Executor): Promise<Standby[]> =>
  db.query<Standby>(
    `select application_name as name, state, sync_state as kind,
       coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::float8 as behind
     from pg_stat_replication where not pg_is_in_recovery()`,
    [],
    'standbys',
  );

export async function standbyMetrics(db: Executor): Promise<string[]> {
  const found = await standbys(db);
  if (found.length === 0) return [];
  return [
    '# TYPE tsukimi_standby_behind_bytes gauge',
    ...found.map(
      ({ name, kind, behind }) =>
        `tsukimi_standby_behind_bytes{standby="${name.replaceAll(/["\\\n]/g, '')}",kind="${kind}"} ${behind}`,
    ),
  ];
}
