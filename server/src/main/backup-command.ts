import { tablesMadeAnew } from '../domains/discovery/index.ts';
import { alone } from '../platform/backups/backup-lock.ts';
import { beginRun, endRun } from '../platform/backups/backup-run-queries.ts';
import { makeBackup } from '../platform/backups/make-backup.ts';
import { listBackups, readManifest } from '../platform/backups/manifest.ts';
import { openTarget } from '../platform/backups/open-target.ts';
import { pruneBackups } from '../platform/backups/prune-backups.ts';
import { ensureSecret } from '../platform/config.ts';
import { longPatience, openDatabase } from '../platform/db/database.ts';
import { say } from '../platform/shell.ts';
import { readArguments } from './backup/arguments.ts';
import { goLast } from './backup/go-last.ts';
import { choosePassphrase } from './backup/passphrase.ts';
import { runCommand } from './backup/run-command.ts';
import { prepareDatabase } from './migrate.ts';
import { openSiteDatabase } from './start/site-database.ts';

const usage = `npm run backup -- [FOLDER or s3://BUCKET/FOLDER]
  Backs up database, files, settings and key, while the site runs or not. Where to: else BACKUP_TARGET.
  --keep N          of the backups there, only the newest N stay; else BACKUP_KEEP
  --without-secret  leaves the key of the site out: keep SECRET yourself
  --list            says which backups are there, and does nothing`;

// `npm run backup`: pages go first.
goLast();
await runCommand(usage, async (config) => {
  const { backups } = config;
  const given = readArguments(
    process.argv.slice(2),
    ['keep', 'without-secret', 'list'],
    usage,
    backups.target,
  );
  const target = openTarget(given.target, backups.store);
  if (given.lists) {
    const ids = await listBackups(target);
    if (ids.length === 0) say(`There is no backup in ${target.words}.`);
    for (const id of ids) {
      const { takenAt, files, secret } = await readManifest(target, id);
      say(`${id}  of ${takenAt}, ${files.count} files, ${inWords(files.bytes)}, the key ${secret}`);
    }
    return;
  }
  ensureSecret(config);
  const passphrase = given.leavesSecret ? null : (backups.passphrase ?? (await choosePassphrase()));
  const database = await openSiteDatabase(config);
  try {
    await prepareDatabase(database.url);
    const db = openDatabase(database.url, {
      applicationName: 'tsukimi-backup',
      connections: 2,
      statementPatience: longPatience,
    });
    try {
      await alone(database.url, async () => {
        const run = await beginRun(db, 'backup', target.words);
        const began = performance.now();
        try {
          const report = await makeBackup({
            config,
            databaseUrl: database.url,
            target,
            passphrase,
            leftOut: tablesMadeAnew,
            settingsFile: config.settingsFile,
            say,
          });
          const { id, files } = report.manifest;
          await endRun(db, run, {
            backup: id,
            fault: null,
            bytes: files.bytes,
            copiedBytes: report.copiedBytes,
          });
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          say(
            `Backup ${id} is whole after ${seconds} s: ${inWords(files.bytes)}, of which ${inWords(report.copiedBytes)} were new.`,
          );
        } catch (error) {
          await endRun(db, run, { backup: null, fault: (error as Error).message }).catch(() => {});
          throw error;
        }
        const keep = given.keep ?? backups.keep;
        const gone = keep === null ? 0 : await pruneBackups(target, keep);
        if (gone > 0) say(`${gone === 1 ? 'One older backup is' : `${gone} older backups are`} deleted.`);
      });
    } finally {
      await db.close();
    }
  } finally {
    await database.leave();
  }
});

function inWords(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  let unit = 0;
  let value = bytes;
  for (; value >= 1000 && unit < units.length - 1; unit++) value /= 1000;
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
