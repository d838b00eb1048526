import { cutConnection } from '../../platform/db/cut-connection.ts';
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
  const client = db.openSession();
  let isOpen = true;
  const close = (): void => {
    if (isOpen) cutConnection(client);
    isOpen = false;
  };
  client.on('end', () => {
    if (!isOpen) return;
    close();
    onLost(new Error('Connection terminated'));
  });
  await client.connect();
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
