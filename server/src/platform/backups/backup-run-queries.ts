import { newId } from '../../kit/ids.ts';
import type { Executor } from '../db/database.ts';

export type RunKind = 'backup' | 'drill';

/** One backup at a time, in all processes. */
const backupLock = 7_262_011;

/** Holds the lock until the connection ends; false: another backup is under way. */
export const takeBackupLock = async (connection: Executor): Promise<boolean> => {
  const [row] = await connection.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    backupLock,
  ]);
  return row?.mine ?? false;
};

export async function beginRun(db: Executor, kind: RunKind, target: string): Promise<string> {
  const id = newId();
  await db.query('insert into backup_runs (id, kind, target, started_at) values ($1, $2, $3, now())', [
    id,
    kind,
    target,
  ]);
  return id;
}

export interface RunEnd {
  backup: string | null;
  /** Null: it went well. */
  fault: string | null;
  bytes?: number;
  copiedBytes?: number;
}

export const endRun = (
  db: Executor,
  id: string,
  { backup, fault, bytes, copiedBytes }: RunEnd,
): Promise<unknown> =>
  db.query(
    `update backup_runs set ended_at = now(), backup = $2, fault = left($3, 2000), bytes = $4, copied_bytes = $5
     where id = $1`,
    [id, backup, fault, bytes ?? null, copiedBytes ?? null],
  );

/** When one last went well; null: never. */
export async function lastWell(db: Executor, kind: RunKind): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>(
    `select ended_at as at from backup_runs
     where kind = $1 and ended_at is not null and fault is null order by ended_at desc limit 1`,
    [kind],
    'last_well',
  );
  return row?.at ?? null;
}

export interface LastFault {
  kind: RunKind;
  fault: string;
  at: Date;
}

/** Of each kind the fault of the newest run, if it ended with one. */
export const lastFaults = (db: Executor): Promise<LastFault[]> =>
  db.query<LastFault>(
    `select kind, fault, ended_at as at from (
       select distinct on (kind) kind, fault, ended_at from backup_runs
       where ended_at is not null order by kind, started_at desc) newest
     where fault is not null`,
    [],
    'last_backup_faults',
  );
