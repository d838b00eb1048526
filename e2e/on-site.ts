import { createPlatform } from '../server/src/main/platform.ts';
import { openSiteDatabase } from '../server/src/main/start/site-database.ts';
import { ensureSecret, readConfig } from '../server/src/platform/config.ts';
import type { Platform } from '../server/src/platform/context.ts';

/**
 * Works on the data of the running site that this environment describes, as its operator's commands do, and lets go of
 * it again: who holds on to a killed database hinders its return.
 */
export async function onSite<T>(
  env: NodeJS.ProcessEnv,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const { config, faults } = readConfig(env);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  ensureSecret(config);
  const database = await openSiteDatabase(config);
  const platform = createPlatform(config, database.url, 'journey');
  try {
    return await work(platform);
  } finally {
    await platform.db.close();
    await database.leave();
  }
}
