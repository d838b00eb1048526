import { AppError } from '../kit/app-error.ts';
import { ensureSecret, readConfig } from '../platform/config.ts';
import { complain, say } from '../platform/shell.ts';
import { prepareDatabase } from './migrate.ts';
import { openPlatform } from './platform.ts';
import { runRetry, usage } from './retry/retry.ts';
import { openSiteDatabase } from './start/site-database.ts';

// `npm run retry -- [VIDEO]`: works whether or not the site is running.
const args = process.argv.slice(2);
if (args.some((argument) => argument === '--help' || argument === '-h')) {
  say(usage);
  process.exit();
}
try {
  const { config, faults } = readConfig(process.env);
  if (faults.length > 0) throw new AppError('badInput', faults.join(' '));
  ensureSecret(config);
  const database = await openSiteDatabase(config);
  try {
    await prepareDatabase(database.url);
    const platform = await openPlatform({ ...config, logLevel: 'silent' }, database.url, 'retry');
    try {
      say((await runRetry(platform, args)).join('\n'));
    } finally {
      await platform.db.close();
    }
  } finally {
    await database.leave();
  }
} catch (error) {
  complain((error as Error).message.split('\n', 1)[0] ?? '');
  process.exitCode = 1;
}
