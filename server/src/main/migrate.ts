import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { prepareJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { openSiteDatabase } from './start/site-database.ts';

/** Brings a database to what this version needs: our tables and the queue's. Answers the applied migrations. */
export async function prepareDatabase(url: string): Promise<string[]> {
  const applied = await migrate(url);
  const db = openDatabase(url, { connections: 2, applicationName: 'tsukimi-migrate' });
  try {
    await prepareJobs(db);
  } finally {
    await db.close();
  }
  return applied;
}

if (import.meta.main) {
  const { config, faults } = readConfig(process.env);
  try {
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const waiting = { say: (words: string) => void process.stderr.write(`${words}\n`) };
    const database = await openSiteDatabase(config, { waiting });
    const applied = await prepareDatabase(database.url).finally(() => database.leave());
    process.stdout.write(applied.length === 0 ? 'Nothing to migrate.\n' : `Applied ${applied.join(', ')}.\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
