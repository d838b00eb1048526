import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { schemaState } from '../../platform/db/migrate.ts';
import { openSiteDatabase } from '../start/site-database.ts';
import { checkDatabase } from './check-database.ts';
import { checkFiles } from './check-files.ts';
import { checkMachine, checkMediaTools } from './check-machine.ts';
import { checkPooler } from './check-pooler.ts';
import { checkAddress, checkMail } from './check-reach.ts';
import { checkReplicas } from './check-replicas.ts';
import { checkBackups, checkJobs, checkWarnings } from './check-work.ts';
import { about, type Finding } from './finding.ts';

/** Looks at everything that a site depends on. Changes nothing, but for one file that it writes to a bucket and deletes. */
export async function examine(site: Config): Promise<Finding[]> {
  // Where nothing is yet, looking would make folders.
  const isThere = existsSync(site.dataDir);
  const apart = await Promise.all([
    guarded('machine', () => checkMachine(site)),
    isThere ? guarded('ffmpeg', () => checkMediaTools(site)) : [],
    guarded('database', () => examineDatabase(site)),
    guarded('pooler', () => checkPooler(site)),
    isThere || site.s3 !== null ? guarded('files', () => checkFiles(site)) : [],
    guarded('mail', () => checkMail(site)),
    guarded('site', () => checkAddress(site)),
  ]);
  return apart.flat();
}

/** A check that breaks is a finding, and the others go on. */
const guarded = (topic: string, check: () => Promise<Finding[]>): Promise<Finding[]> =>
  check().catch((error: Error) => [about(topic).fault(error.message, 'It could not be looked at.')]);

async function examineDatabase(site: Config): Promise<Finding[]> {
  // An embedded server that has never run would be made by asking.
  if (site.databaseUrl === null && !existsSync(path.join(site.dataDir, 'postgres')))
    return [
      about('database').fault(
        `There is no database in ${site.dataDir}`,
        'Start the site once, or set DATA_DIR or DATABASE_URL.',
      ),
    ];
  const database = await openSiteDatabase(site);
  const db = openDatabase(database.url, { connections: 4, applicationName: 'tsukimi-doctor' });
  try {
    const found = [
      ...(await checkDatabase(db, site)),
      ...(await guarded('replica', () => checkReplicas(db, site))),
    ];
    // An older or empty schema has not what the rest asks for.
    if ((await schemaState(db)).pending.length > 0) return found;
    return [
      ...found,
      ...(await checkJobs(db)),
      ...(await checkBackups({ db, config: site })),
      ...(await checkWarnings(db)),
    ];
  } finally {
    await db.close();
    await database.leave();
  }
}
