import type { Config } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { databaseAddress } from '../../platform/db/database-address.ts';
import { whyNot } from '../../platform/db/outage.ts';
import { about, type Finding } from './finding.ts';

const pooler = about('pooler');

/** Whether the pooler lends a connection: all that is looked at beside goes to the server itself. */
export async function checkPooler({
  databaseUrl,
  databaseDirectUrl,
  poolerPrepares,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'poolerPrepares'>): Promise<Finding[]> {
  if (databaseUrl === null || databaseDirectUrl === null) return [];
  const { hosts } = databaseAddress(databaseUrl);
  const db = openDatabase(databaseUrl, {
    connections: 1,
    applicationName: 'tsukimi-doctor',
    behindPooler: { directUrl: databaseDirectUrl, preparesStatements: poolerPrepares },
  });
  try {
    await db.query('select 1');
    return [pooler.fine(`${hosts} lends connections`)];
  } catch (error) {
    return [
      pooler.fault(
        `${hosts} (DATABASE_URL) lends no connection: ${whyNot(error)}`,
        'Nothing but jobs and notices goes past it: start it and read its log; see whether it has the role, its password and the database.',
      ),
    ];
  } finally {
    await db.close();
  }
}
