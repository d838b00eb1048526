import type { Executor } from './database.ts';

export interface Standby {
  name: string;
  /** `streaming` where all is well; null, as the rest: not ours to see, without the rights of `pg_monitor`. */
  state: string | null;
  /** `sync`, `quorum`, `async`, `potential`. */
  kind: string | null;
  /** Bytes of the log that it has not replayed. */
  behind: number | null;
}

/** Servers that follow this one. */
export const standbys = (db: Executor): Promise<Standby[]> =>
  db.query<Standby>(
    `select application_name as name, state, sync_state as kind,
       case when state is not null then coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::float8 end as behind
     from pg_stat_replication where not pg_is_in_recovery()`,
    [],
    'standbys',
  );

export async function standbyMetrics(db: Executor): Promise<string[]> {
  // One that is not ours to see is not said to be well: the doctor says what is missing.
  const found = (await standbys(db)).filter(({ behind }) => behind !== null);
  if (found.length === 0) return [];
  return [
    '# TYPE tsukimi_standby_behind_bytes gauge',
    ...found.map(
      ({ name, kind, behind }) =>
        `tsukimi_standby_behind_bytes{standby="${name.replaceAll(/["\\\n]/g, '')}",kind="${kind}"} ${behind}`,
    ),
  ];
}
