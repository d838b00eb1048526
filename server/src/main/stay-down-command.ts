import { AppError } from '../kit/app-error.ts';
import { keepSecret, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { siteAddress } from './import/site-address.ts';
import { prepareDatabase } from './migrate.ts';
import { openSiteDatabase } from './start/site-database.ts';
import { runStayDown } from './stay-down/stay-down.ts';
import { readStayDownOptions, usage } from './stay-down/stay-down-options.ts';

// `npm run stay-down -- add|list|remove …`: works while the site runs and while it does not.
if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  process.stdout.write(`${usage}\n`);
  process.exit();
}
try {
  const options = readStayDownOptions(process.argv.slice(2));
  const { config, faults } = readConfig(process.env);
  if (faults.length > 0) throw new AppError('badInput', faults.join(' '));
  keepSecret(config);
  const database = await openSiteDatabase(config);
  try {
    await prepareDatabase(database.url);
    const db = openDatabase(database.url, { connections: 2, applicationName: 'tsukimi-stay-down' });
    try {
      const lines = await runStayDown(db, options, siteAddress(config));
      process.stdout.write(`${lines.join('\n')}\n`);
    } finally {
      await db.close();
    }
  } finally {
    await database.leave();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message.split('\n', 1)[0]}\n`);
  process.exitCode = 1;
}
