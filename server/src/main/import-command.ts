import { AppError } from '../kit/app-error.ts';
import type { Config } from '../platform/config.ts';
import { ensureSecret, readConfig } from '../platform/config.ts';
import { MissingExecutable } from '../platform/executables.ts';
import { complain, say } from '../platform/shell.ts';
import { followImport } from './import/follow-import.ts';
import { type ImportOptions, readImportOptions, usage } from './import/import-options.ts';
import { beginImport, declarationWords, type ImportedVideo, undoImport } from './import/import-video.ts';
import { createProgressReport } from './import/progress-report.ts';
import { siteAddress } from './import/site-address.ts';
import { prepareDatabase } from './migrate.ts';
import { openPlatform } from './platform.ts';
import { openSiteDatabase } from './start/site-database.ts';

// `npm run import -- FILE --title T --category C …`: works whether or not the site is running.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  say(usage);
  process.exit();
}
try {
  const options = readImportOptions(process.argv.slice(2));
  const { config, faults } = readConfig(process.env);
  if (faults.length > 0) throw new AppError('badInput', faults.join(' '));
  ensureSecret(config);
  await run(config, options);
} catch (error) {
  process.exitCode = stopping.signal.aborted ? 130 : 1;
  complain(wordsOf(error));
}
// A connection that is slow to close must not hold the shell's prompt.
process.exit();

/** One sentence, whatever went wrong. */
function wordsOf(error: unknown): string {
  if (stopping.signal.aborted) return 'The import was stopped; nothing of it is left.';
  if (error instanceof AppError || error instanceof MissingExecutable) return error.message;
  return `The import failed: ${(error as Error).message.split('\n', 1)[0]}`;
}

async function run(config: Config, options: ImportOptions): Promise<void> {
  const report = createProgressReport(process.stdout);
  const database = await openSiteDatabase(config);
  try {
    await prepareDatabase(database.url);
    const platform = await openPlatform({ ...config, logLevel: 'silent' }, database.url, 'import');
    try {
      report.say(declarationWords(options));
      const address = siteAddress(config);
      const imported = await beginImport(platform, options);
      const watchAddress = `${address}/play/${imported.slug}`;
      const missing = await follow(imported, watchAddress);
      if (missing !== null)
        report.say(`It plays in its first version only. ${missing} npm run retry -- ${imported.slug}`);
      if (options.liveAction)
        report.say('It is ready, and stays pending until the records of its performers are there.');
      report.say(watchAddress);

      async function follow(video: ImportedVideo, watchAddress: string): Promise<string | null> {
        const began = performance.now();
        let watchable = false;
        try {
          return await followImport(platform, video.mediaId, {
            signal: stopping.signal,
            report(progress) {
              if (
                !watchable &&
                ['playable', 'encoding_ladder', 'finishing', 'ready'].includes(progress.state)
              ) {
                watchable = true;
                const seconds = ((performance.now() - began) / 1000).toFixed(1);
                if (!options.liveAction) report.say(`Watchable after ${seconds} s: ${watchAddress}`);
              }
              report.show(progress);
            },
          });
        } catch (error) {
          await undoImport(platform, video);
          throw error;
        }
      }
    } finally {
      await platform.db.close();
    }
  } finally {
    await database.leave();
  }
}
