import type { Database } from '../../platform/db/database.ts';

/** A connection that holds session locks. They are released with it. */
export interface LockConnection {
  /** False if another process holds it. One process must not ask twice for the same lock. */
  tryLock(id: string): Promise<boolean>;
  unlock(id: string): Promise<void>;
  close(): void;
}

const space = 7262;

/** `onLost` is called when the connection breaks, and every lock with it. */
export async function openLockConnection(
  db: Database,
  onLost: (error: Error) => void,
): Promise<LockConnection> {
  const client = await db.pool.connect();
  let isOpen = true;
  const close = (): void => {
    if (isOpen) client.release(true);
    isOpen = false;
  };
  client.on('error', (error) => {
    if (!isOpen) return;
    close();
    onLost(error);
  });
  return {
    async tryLock(id) {
      const { rows } = await client.query<{ ok: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, $2)) as ok',
        [id, space],
      );
      return rows[0]?.ok ?? false;
    },
    async unlock(id) {
      await client.query('select pg_advisory_unlock(hashtextextended($1, $2))', [id, space]);
    },
    close,
  };
}
