import { openTarget } from '../platform/backups/open-target.ts';
import { restoreBackup } from '../platform/backups/restore-backup.ts';
import { say } from '../platform/shell.ts';
import { readArguments } from './backup/arguments.ts';
import { finishRestore } from './backup/finish-restore.ts';
import { askPassphrase } from './backup/passphrase.ts';
import { runCommand } from './backup/run-command.ts';
import { openSiteDatabase } from './start/site-database.ts';

const usage = `npm run restore -- FOLDER or s3://BUCKET/FOLDER
  Restores a backup into DATA_DIR (and DATABASE_URL, S3_BUCKET), where no site may be yet.
  --backup ID       which one; else the newest
  --without-secret  does not open the key of the site: set SECRET yourself`;

// `npm run restore`: from an embedded database to one of your own, from a disk to a bucket, or the other way round.
await runCommand(usage, async (config) => {
  const { backups } = config;
  const given = readArguments(process.argv.slice(2), ['backup', 'without-secret'], usage, backups.target);
  const { id } = await restoreBackup({
    config,
    target: openTarget(given.target, backups.store),
    id: given.id,
    passphrase: async () =>
      given.leavesSecret ? null : (backups.passphrase ?? (await askPassphrase('Passphrase of the backup:'))),
    settingsFile: config.settingsFile,
    openDatabase: () => openSiteDatabase(config),
    finish: finishRestore,
    say,
  });
  say(`The site is as it was in backup ${id}. Start it with npm start.`);
});
