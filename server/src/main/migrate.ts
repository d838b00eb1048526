import { readConfig } from '../platform/config.ts';
import { longPatience, openDatabase } from '../platform/db/database.ts';
import { migrateAnd, newerWords, schemaState } from '../platform/db/migrate.ts';
import { prepareJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { closeFilesToOthers } from '../platform/private-files.ts';
import { complain, say } from '../platform/shell.ts';
import { openSiteDatabase } from './start/site-database.ts';

/**
 * Brings a database to what this version needs: our tables and the queue's, by one process at a time. Answers the applied
 * migrations.
 */
export async function prepareDatabase(url: string): Promise<string[]> {
  return migrateAnd(url, () => prepareQueue(url), { say: complain });
}

async function prepareQueue(url: string): Promise<void> {
  const db = openDatabase(url, {
    connections: 2,
    applicationName: 'tsukimi-migrate',
    statementPatience: longPatience,
  });
  await prepareJobs(db).finally(() => db.close());
}

if (import.meta.main) {
  const { config, faults } = readConfig(process.env);
  try {
    if (faults.length > 0) throw new Error(faults.join('\n'));
    closeFilesToOthers(config);
    const waiting = { say: complain };
    const database = await openSiteDatabase(config, { waiting });
    const applied = await prepareDatabase(database.url)
      .then(async (names) => {
        const db = openDatabase(database.url, { connections: 1, applicationName: 'tsukimi-migrate' });
        const newer = newerWords(await schemaState(db).finally(() => db.close()));
        if (newer !== null) complain(newer);
        return names;
      })
      .finally(() => database.leave());
    say(applied.length === 0 ? 'Nothing to migrate.' : `Applied ${applied.join(', ')}.`);
  } catch (error) {
    complain((error as Error).message);
    process.exitCode = 1;
  }
}
