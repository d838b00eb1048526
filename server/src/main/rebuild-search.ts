import { rebuildSearch } from '../domains/discovery/index.ts';
import { AppError } from '../kit/app-error.ts';
import { ensureSecret, readConfig } from '../platform/config.ts';
import { longPatience, openDatabase } from '../platform/db/database.ts';
import { complain, say } from '../platform/shell.ts';
import { prepareDatabase } from './migrate.ts';
import { openSiteDatabase } from './start/site-database.ts';

const usage = `Usage: npm run search:rebuild
  Builds the search index anew, beside the one that is in use, and puts it in its place. The site may run meanwhile.`;

const args = process.argv.slice(2);
if (args.length > 0) {
  say(usage);
  process.exit(args.some((word) => word === '--help' || word === '-h') ? 0 : 2);
}
try {
  const { config, faults } = readConfig(process.env);
  if (faults.length > 0) throw new AppError('badInput', faults.join(' '));
  ensureSecret(config);
  const site = await openSiteDatabase(config);
  try {
    await prepareDatabase(site.url);
    const db = openDatabase(site.url, {
      connections: 4,
      applicationName: 'tsukimi-search',
      statementPatience: longPatience,
    });
    try {
      const startedAt = Date.now();
      let told = 0;
      const progress = (count: number): void => {
        if (count - told < 100_000) return;
        told = count;
        say(`${count.toLocaleString('en')} videos`);
      };
      const count = await rebuildSearch(db, { progress });
      if (count === null) throw new AppError('conflict', 'Someone else is rebuilding the search index.');
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      say(`The search index has ${count.toLocaleString('en')} videos; it took ${seconds} seconds.`);
    } finally {
      await db.close();
    }
  } finally {
    await site.leave();
  }
} catch (error) {
  complain((error as Error).message.split('\n', 1)[0] ?? '');
  process.exitCode = 1;
}
