import { AppError } from '../kit/app-error.ts';
import { ensureSecret, readConfig } from '../platform/config.ts';
import { complain, say } from '../platform/shell.ts';
import { adminCommands, adminUsage } from './admin/commands.ts';
import { prepareDatabase } from './migrate.ts';
import { openPlatform } from './platform.ts';
import { openSiteDatabase } from './start/site-database.ts';

// `npm run admin -- COMMAND …`: what only the operator's shell may do. Works whether or not the site is running.
const [name, ...words] = process.argv.slice(2);
const command = adminCommands.find((one) => one.name === name);
if (!command) {
  const isAsked = name === undefined || name === '--help';
  (isAsked ? say : complain)(adminUsage());
  process.exit(isAsked ? 0 : 1);
}
const { config, faults } = readConfig(process.env);
try {
  if (faults.length > 0) throw new AppError('badInput', faults.join('\n'));
  ensureSecret(config);
  const database = await openSiteDatabase(config);
  try {
    await prepareDatabase(database.url);
    const platform = await openPlatform({ ...config, logLevel: 'silent' }, database.url, 'admin');
    await command.run(platform, words, say).finally(() => platform.db.close());
  } finally {
    await database.leave();
  }
} catch (error) {
  process.exitCode = 1;
  complain(error instanceof AppError ? error.message : `It failed: ${(error as Error).message}`);
}
process.exit();
