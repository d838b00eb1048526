import type { Executor } from '../../../platform/db/database.ts';

export interface StreamHostRow {
  library_id: string;
  host: string;
  sealed_token_key: Buffer | null;
}

export const findStreamHost = async (db: Executor, libraryId: string): Promise<StreamHostRow | null> =>
  (
    await db.query<StreamHostRow>(
      'select library_id, host, sealed_token_key from stream_hosts where library_id = $1',
      [libraryId],
    )
  )[0] ?? null;

export const listStreamHosts = (db: Executor): Promise<StreamHostRow[]> =>
  db.query<StreamHostRow>('select library_id, host, sealed_token_key from stream_hosts order by library_id');

export async function writeStreamHost(db: Executor, row: StreamHostRow): Promise<void> {
  await db.query(
    `insert into stream_hosts (library_id, host, sealed_token_key) values ($1, $2, $3)
     on conflict (library_id) do update set host = excluded.host, sealed_token_key = excluded.sealed_token_key`,
    [row.library_id, row.host, row.sealed_token_key],
  );
}

export async function deleteStreamHost(db: Executor, libraryId: string): Promise<void> {
  await db.query('delete from stream_hosts where library_id = $1', [libraryId]);
}
