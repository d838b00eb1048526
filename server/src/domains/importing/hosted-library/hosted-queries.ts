import type { Executor } from '../../../platform/db/database.ts';

export interface HostedLibraryRow {
  id: number;
  name: string;
  pull_zone_id: number | null;
  sealed_key: Buffer | null;
  sealed_read_only_key: Buffer | null;
}

const columns = 'id, name, pull_zone_id, sealed_key, sealed_read_only_key';

export const findHostedLibrary = async (db: Executor, id: number): Promise<HostedLibraryRow | null> =>
  (await db.query<HostedLibraryRow>(`select ${columns} from hosted_libraries where id = $1`, [id]))[0] ??
  null;

export const listHostedLibraries = (db: Executor): Promise<HostedLibraryRow[]> =>
  db.query<HostedLibraryRow>(`select ${columns} from hosted_libraries order by lower(name), id`);

/** Stores what is known about a library; null leaves what was known before. */
export async function writeHostedLibrary(
  db: Executor,
  row: Omit<HostedLibraryRow, 'name'> & { name: string | null; videoCount: number | null },
): Promise<void> {
  await db.query(
    `insert into hosted_libraries (id, name, video_count, pull_zone_id, sealed_key, sealed_read_only_key)
     values ($1::bigint, coalesce($2, 'Library ' || $1::bigint), coalesce($3::int, 0), $4, $5, $6)
     on conflict (id) do update set
       name = coalesce($2, hosted_libraries.name), video_count = coalesce($3::int, hosted_libraries.video_count),
       pull_zone_id = coalesce($4, hosted_libraries.pull_zone_id),
       sealed_key = coalesce($5, hosted_libraries.sealed_key),
       sealed_read_only_key = coalesce($6, hosted_libraries.sealed_read_only_key), listed_at = now()`,
    [row.id, row.name, row.videoCount, row.pull_zone_id, row.sealed_key, row.sealed_read_only_key],
  );
}

export async function writeReadOnlyKey(db: Executor, id: number, sealed: Buffer | null): Promise<void> {
  await db.query('update hosted_libraries set sealed_read_only_key = $2 where id = $1', [id, sealed]);
}

/** Forgets the keys of a library; false if there were none. */
export async function clearLibraryKeys(db: Executor, id: number): Promise<boolean> {
  const rows = await db.query(
    `update hosted_libraries set sealed_key = null, sealed_read_only_key = null
     where id = $1 and (sealed_key is not null or sealed_read_only_key is not null) returning 1`,
    [id],
  );
  return rows.length > 0;
}

export interface HostedAccountRow {
  sealed_key: Buffer;
  stored_at: Date;
}

export const findHostedAccount = async (db: Executor): Promise<HostedAccountRow | null> =>
  (await db.query<HostedAccountRow>('select sealed_key, stored_at from hosted_account'))[0] ?? null;

export async function writeHostedAccount(db: Executor, sealed: Buffer): Promise<void> {
  await db.query(
    `insert into hosted_account (sealed_key) values ($1)
     on conflict (is_only) do update set sealed_key = excluded.sealed_key, stored_at = now()`,
    [sealed],
  );
}

export const deleteHostedAccount = async (db: Executor): Promise<boolean> =>
  (await db.query('delete from hosted_account returning 1')).length > 0;
