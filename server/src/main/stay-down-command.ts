import { AppError } from '../kit/app-error.ts';
import { ensureSecret, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { complain, say } from '../platform/shell.ts';
import { siteAddress } from './import/site-address.ts';
import { prepareDatabase } from './migrate.ts';
import { openSiteDatabase } from './start/site-database.ts';
import { runStayDown } from './stay-down/stay-down.ts';
import { readStayDownOptions, usage } from './stay-down/stay-down-options.ts';

// `npm run stay-down -- add|list|remove …`: works whether or not the site is running.
if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  say(usage);
  process.exit();
}
try {
  const options = readStayDownOptions(process.argv.slice(2));
  const { config, faults } = readConfig(process.env);
  if (faults.length > 0) throw new AppError('badInput', faults.join(' '));
  ensureSecret(config);
  const database = await openSiteDatabase(config);
  try {
    await prepareDatabase(database.url);
    const db = openDatabase(database.url, { connections: 2, applicationName: 'tsukimi-stay-down' });
    try {
      const lines = await runStayDown(db, options, siteAddress(config));
      say(lines.join('\n'));
    } finally {
      await db.close();
    }
  } finally {
    await database.leave();
  }
} catch (error) {
  complain((error as Error).message.split('\n', 1)[0] ?? '');
  process.exitCode = 1;
}
