import { ensureSecret, readConfig } from '../../platform/config.ts';
import { complain, say } from '../../platform/shell.ts';
import { prepareDatabase } from '../migrate.ts';
import { openPlatform } from '../platform.ts';
import { openSiteDatabase } from '../start/site-database.ts';
import { holdConnection } from './held-connection.ts';
import { removeDemo } from './removal.ts';

// `npm run demo:remove`: works whether or not the site is running.
const { config, faults } = readConfig(process.env);
try {
  if (faults.length > 0) throw new Error(faults.join('\n'));
  ensureSecret(config);
  const database = await openSiteDatabase(config);
  try {
    await prepareDatabase(database.url);
    const platform = await openPlatform({ ...config, logLevel: 'silent' }, database.url, 'demo-remove');
    const session = await holdConnection(platform.db);
    try {
      const removed = await removeDemo(platform, session);
      say(
        removed === 0
          ? 'There are no demo videos.'
          : `Removed ${removed} demo videos with their clips, pictures and views.`,
      );
    } finally {
      session.release();
      await platform.db.close();
    }
  } finally {
    await database.leave();
  }
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
}
