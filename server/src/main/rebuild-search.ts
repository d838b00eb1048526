import { rebuildSearch } from '../domains/discovery/index.ts';
import { AppError } from '../kit/app-error.ts';
import { ensureSecret } from '../platform/config.ts';
import { longPatience, openDatabase } from '../platform/db/database.ts';
import { say } from '../platform/shell.ts';
import { runCommand } from './backup/run-command.ts';
import { prepareDatabase } from './migrate.ts';
import { openSiteDatabase } from './start/site-database.ts';

const usage = `Usage: npm run search:rebuild
  Builds the search index anew, beside the one that is in use, and puts it in its place. The site may run meanwhile.`;

await runCommand(usage, async (config) => {
  if (process.argv.length > 2) throw new AppError('badInput', usage);
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
});
