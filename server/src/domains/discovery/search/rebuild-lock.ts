import { type Database, type Executor, executorOn } from '../../../platform/db/database.ts';
import { takeRebuildLock } from './rebuild-queries.ts';

/** Runs it while nobody else builds the index or its postings anew, with the session that holds the lock; null if somebody does. */
export async function withRebuildLock<T>(
  db: Database,
  work: (session: Executor) => Promise<T>,
): Promise<T | null> {
  const connection = db.openSession();
  await connection.connect();
  const session = executorOn(connection);
  try {
    return (await takeRebuildLock(session)) ? await work(session) : null;
  } finally {
    await connection.end();
  }
}
