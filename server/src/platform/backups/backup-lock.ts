import { AppError } from '../../kit/app-error.ts';
import { createConnection } from '../db/connection.ts';
import { executorOn } from '../db/database.ts';
import { takeBackupLock } from './backup-run-queries.ts';

/** Does something while no other process backs this site up. Throws `conflict` if one does. */
export async function alone(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = createConnection(databaseUrl, {
    applicationName: 'tsukimi-backup-lock',
    statementPatience: null,
  });
  await client.connect();
  try {
    if (!(await takeBackupLock(executorOn(client))))
      throw new AppError('conflict', 'A backup is under way already.');
    await work();
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => {});
  }
}
