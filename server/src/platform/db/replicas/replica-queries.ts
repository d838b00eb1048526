import { lastRecordEnd, readWalPosition, type WalPosition } from './wal-position.ts';

/** Runs a statement on a certain connection. */
export type Ask = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Hours after which a mark is renewed by who wrote it, and after which those of others go. */
export const renewHours = 1;
const forgottenHours = 48;

/** Leaves a mark at the primary, or renews it. */
export const writeMark = async (ask: Ask, mark: string): Promise<void> => {
  await ask(
    `with gone as (delete from replica_marks where renewed_at < now() - $2 * interval '1 hour')
     insert into replica_marks (id) values ($1) on conflict (id) do update set renewed_at = now()`,
    [mark, forgottenHours],
  );
};

/** Where the log of the primary ends: whatever was committed before is before it, on disk or not. */
export async function askPosition(ask: Ask): Promise<WalPosition> {
  const [row] = await ask<{ position: string; page_bytes: number; file_bytes: number }>(
    `select pg_current_wal_insert_lsn()::text as position, current_setting('wal_block_size')::integer as page_bytes,
       pg_size_bytes(current_setting('wal_segment_size'))::integer as file_bytes`,
  );
  return lastRecordEnd(readWalPosition(row!.position), row!.page_bytes, row!.file_bytes);
}

/** What tells a running server from all others, and from itself before it was started again. */
export async function askIdentity(ask: Ask): Promise<string> {
  const [row] = await ask<{ identity: string }>(
    'select extract(epoch from pg_postmaster_start_time())::text as identity',
  );
  return row!.identity;
}

export interface ReplicaLook {
  follows: boolean;
  position: WalPosition;
  /** Whether it has the mark that was asked for. */
  isMarked: boolean;
}

/** How far a replica is; null: as one that the primary's tables have not come to yet, it knows no marks. */
export async function lookAtReplica(ask: Ask, mark: string): Promise<ReplicaLook | null> {
  try {
    const [row] = await ask<{ follows: boolean; position: string | null; marked: boolean }>(
      `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position,
         exists (select from replica_marks where id = $1) as marked`,
      [mark],
    );
    const { follows, position, marked } = row!;
    return { follows, position: position === null ? 0n : readWalPosition(position), isMarked: marked };
  } catch (error) {
    if ((error as { code?: unknown }).code === '42P01') return null;
    throw error;
  }
}

export interface ServerFacts {
  /** Of the cluster that it was made as, or copied from. */
  cluster: string;
  identity: string;
  follows: boolean;
  isPaused: boolean;
}

/** What kind of server it is. */
export async function askServer(ask: Ask): Promise<ServerFacts> {
  const [row] = await ask<{ cluster: string; follows: boolean; paused: boolean }>(
    `select system_identifier::text as cluster, pg_is_in_recovery() as follows,
       case when pg_is_in_recovery() then pg_is_wal_replay_paused() else false end as paused
     from pg_control_system()`,
  );
  const { cluster, follows, paused } = row!;
  return { cluster, follows, isPaused: paused, identity: await askIdentity(ask) };
}

/** Whether it has replayed the log that far. */
export async function hasReplayed(ask: Ask, position: WalPosition): Promise<boolean> {
  const [row] = await ask<{ position: string | null }>('select pg_last_wal_replay_lsn()::text as position');
  return readWalPosition(row?.position ?? '0/0') >= position;
}
