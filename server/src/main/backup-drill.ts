import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../kit/app-error.ts';
import { beginRun, endRun } from '../platform/backups/backup-run-queries.ts';
import { readManifest } from '../platform/backups/manifest.ts';
import { openTarget } from '../platform/backups/open-target.ts';
import { restoreBackup } from '../platform/backups/restore-backup.ts';
import type { Config } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { diskOf } from '../platform/disk.ts';
import { say } from '../platform/shell.ts';
import { readArguments } from './backup/arguments.ts';
import { finishRestore } from './backup/finish-restore.ts';
import { goLast } from './backup/go-last.ts';
import { askPassphrase } from './backup/passphrase.ts';
import { playOne } from './backup/play-one.ts';
import { runCommand } from './backup/run-command.ts';
import { startScratchSite } from './backup/scratch-site.ts';
import { openSiteDatabase } from './start/site-database.ts';

const usage = `npm run backup:drill -- [FOLDER or s3://BUCKET/FOLDER]
  Proves a backup: restores it into an empty folder, starts the site there for this machine alone, plays a
  video, and deletes it all again. No job runs and no mail is sent.
  --backup ID    which one; else the newest
  --into FOLDER  where it is restored, as large as the site; else DATA_DIR/drill`;

goLast();
await runCommand(usage, async (config) => {
  const { backups } = config;
  const given = readArguments(process.argv.slice(2), ['backup', 'into'], usage, backups.target);
  const target = openTarget(given.target, backups.store);
  const scratch = path.resolve(given.into ?? path.join(config.dataDir, 'drill'));
  await recorded(config, target.words, async () => {
    if (given.into !== null && existsSync(scratch))
      throw new AppError('conflict', `${scratch} is there already. A drill needs a folder of its own.`);
    // An earlier drill may have been killed.
    await rm(scratch, { recursive: true, force: true });
    try {
      const { id, files } = await readManifest(target, given.id);
      await requireRoom(path.dirname(scratch), files.bytes);
      const apart: Config = { ...config, dataDir: scratch, databaseUrl: null, s3: null };
      await restoreBackup({
        config: apart,
        target,
        id,
        passphrase: async () => backups.passphrase ?? (await askPassphrase('Passphrase of the backup:')),
        settingsFile: path.join(scratch, 'settings.json'),
        openDatabase: () => openSiteDatabase(apart),
        finish: finishRestore,
        say,
      });
      const site = await startScratchSite(scratch);
      const title = await playOne(site.url, scratch, config).finally(() => site.stop());
      say(
        title === null
          ? 'The site answers. It holds no video to play.'
          : `The site answers, and “${title}” plays.`,
      );
      say(`Backup ${id} is proven.`);
      return id;
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  });
});

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const disk = await diskOf(folder);
  if (disk !== null && disk.free < bytes * 1.1)
    throw new AppError(
      'noRoom',
      `A drill needs ${Math.ceil((bytes * 1.1) / 1e9)} GB in ${folder}. Make room, or name another place with --into.`,
    );
}

/** Notes how it went where the site itself is, if it is on this machine. */
async function recorded(config: Config, target: string, drill: () => Promise<string>): Promise<void> {
  if (config.databaseUrl === null && !existsSync(path.join(config.dataDir, 'postgres'))) {
    await drill();
    return;
  }
  const database = await openSiteDatabase(config);
  const db = openDatabase(database.url, { applicationName: 'tsukimi-backup', connections: 1 });
  try {
    const run = await beginRun(db, 'drill', target);
    try {
      await endRun(db, run, { backup: await drill(), fault: null });
    } catch (error) {
      await endRun(db, run, { backup: null, fault: (error as Error).message }).catch(() => {});
      throw error;
    }
  } finally {
    await db.close();
    await database.leave();
  }
}
