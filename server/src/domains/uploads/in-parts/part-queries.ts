import type { Executor } from '../../../platform/db/database.ts';

/**
 * Counts bytes that are in the store; false if somebody else counted meanwhile, or the upload was cancelled: what was sent
 * is not part of it then.
 */
export const writeArrived = async (
  db: Executor,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> =>
  (
    await db.query(
      `update uploads set arrived = $3, changed_at = now() where id = $1 and arrived = $2 and state = 'receiving'
       returning 1`,
      [id, from, to],
      'write_arrived',
    )
  ).length > 0;

/** Names the parts of an upload that has none yet; false if it has, or was cancelled. */
export const writeMultipart = async (db: Executor, id: string, multipartId: string): Promise<boolean> =>
  (
    await db.query(
      `update uploads set multipart_id = $2 where id = $1 and multipart_id is null and state = 'receiving' returning 1`,
      [id, multipartId],
    )
  ).length > 0;

/** The parts have become the file itself. */
export async function writeWhole(db: Executor, id: string): Promise<void> {
  await db.query('update uploads set multipart_id = null where id = $1', [id]);
}

/** The store has lost what arrived: it is sent again from the start. */
export async function writeLost(db: Executor, id: string, multipartId: string | null): Promise<void> {
  await db.query(
    `update uploads set arrived = 0, multipart_id = null, changed_at = now()
     where id = $1 and multipart_id is not distinct from $2 and state = 'receiving'`,
    [id, multipartId],
  );
}

/** The bucket is no longer in use: the file is sent again, into the folder of uploads. */
export async function writeOnDisk(db: Executor, id: string): Promise<void> {
  await db.query(
    `update uploads set arrived = null, multipart_id = null, changed_at = now() where id = $1 and state = 'receiving'`,
    [id],
  );
}

/** Of these names of parts, those of uploads that go on. */
export async function multipartsInUse(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ multipart_id: string }>(
    `select multipart_id from uploads
     where multipart_id = any($1::text[]) and state in ('receiving', 'received', 'queued', 'failed')`,
    [names],
  );
  return new Set(rows.map(({ multipart_id }) => multipart_id));
}
