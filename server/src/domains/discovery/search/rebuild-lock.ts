import { type Database, type Executor, executorOn } from '../../../platform/db/database.ts';

/** The lock of whoever builds the index or its postings anew. */
const rebuildLock = 7_262_021;

/** Runs it while nobody else builds the index or its postings anew, with the session that holds the lock; null if somebody does. */
export async function withRebuildLock<T>(
  db: Database,
  work: (session: Executor) => Promise<T>,
): Promise<T | null> {
  const connection = db.openSession();
  await connection.connect();
  const session = executorOn(connection);
  try {
    const [row] = await session.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(${rebuildLock}) as taken`,
    );
    return row!.taken ? await work(session) : null;
  } finally {
    await connection.end();
  }
}
