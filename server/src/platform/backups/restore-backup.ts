import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../kit/app-error.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import type { WaitingJob } from '../jobs/waiting-job-queries.ts';
import { keysOf } from '../site-keys.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { Storage } from '../storage/storage.ts';
import type { BackupTarget } from './backup-target.ts';
import { hasTables } from './catalog-queries.ts';
import { keysIn, type Manifest, readManifest } from './manifest.ts';
import { readLines, readWhole, requireObject } from './packed-lines.ts';
import { restoreDatabase } from './restore-database.ts';
import { restoreFiles } from './restore-files.ts';
import { restoreMark } from './restore-mark.ts';
import { openWithPassphrase } from './seal-secret.ts';

export interface RestoreOptions {
  config: Pick<Config, 'dataDir' | 's3'>;
  target: BackupTarget;
  /** Null: the newest. */
  id: string | null;
  /** Opens the site's secret; asked for only where it was sealed. Null: the secret is not wanted. */
  passphrase: () => Promise<string | null>;
  /** Where settings are to be written; null: nowhere. */
  settingsFile: string | null;
  /** Opens the database that is to be filled: by then nothing of a site is there. */
  openDatabase(): Promise<{ url: string; leave(): Promise<void> }>;
  /** Makes the database ready for this version, and puts the jobs that waited into its queues. */
  finish(url: string, jobs: AsyncIterable<WaitingJob>): Promise<void>;
  say?(words: string): void;
}

/**
 * Restores a backup into a place that holds no site. Throws `conflict` where there is one. An interrupted restore goes
 * on when it is asked for again.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { config, target, say = () => {} } = options;
  const { dataDir } = config;
  const manifest = await readManifest(target, options.id);
  const keys = keysIn(manifest.id);
  const mark = path.join(dataDir, restoreMark);
  const storage = createStorage(config);
  const goesOn = existsSync(mark);
  if (!goesOn) await requireEmptyFolder(dataDir, storage);
  // Asked for before anything is touched: a wrong passphrase costs nothing.
  const secret = await readSecret(options, manifest);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(mark, `${manifest.id}\n`);
  const database = await options.openDatabase().catch(async (error: unknown) => {
    if (!goesOn) await rm(mark, { force: true });
    throw error;
  });
  try {
    if (!goesOn && (await isFull(database.url))) {
      await rm(mark, { force: true });
      throw new AppError('conflict', 'The database holds tables already. Restore into an empty one.');
    }
    await restoreDatabase(database.url, target, manifest);
    say(`The database is back, as it was at ${manifest.takenAt}.`);
    await options.finish(database.url, readLines<WaitingJob>(target, keys.jobs));
  } finally {
    await database.leave();
  }
  const files = await restoreFiles(target, manifest.id, { dataDir, storage });
  if (files !== manifest.files.count)
    throw new Error(`The backup had ${manifest.files.count} files, and ${files} came back.`);
  say(`${files} files are back.`);
  if (secret !== null)
    await writeFile(path.join(dataDir, 'secret'), `${keysOf(secret).join('\n')}\n`, { mode: 0o600 });
  if (manifest.hasSettings && options.settingsFile !== null && !existsSync(options.settingsFile))
    await writeFile(options.settingsFile, await readWhole(await requireObject(target, keys.settings)));
  await rm(mark);
  return manifest;
}

async function readSecret(
  { target, passphrase }: RestoreOptions,
  manifest: Manifest,
): Promise<string | null> {
  if (manifest.secret !== 'sealed') return null;
  const given = await passphrase();
  if (given === null) return null;
  const sealed = await readWhole(await requireObject(target, keysIn(manifest.id).secret));
  return openWithPassphrase(sealed.toString('utf8'), given);
}

async function requireEmptyFolder(dataDir: string, storage: Storage): Promise<void> {
  const refuse = (what: string): never => {
    throw new AppError(
      'conflict',
      `${what} Restore into an empty place: another DATA_DIR, and if they are set another DATABASE_URL and S3_BUCKET.`,
    );
  };
  const found = await readdir(dataDir).catch(() => []);
  // What a machine has of its own: programs that were fetched, and how to read films of strangers.
  if (found.some((name) => ['postgres', 'storage', 'secret', 'uploads'].includes(name)))
    refuse(`${dataDir} holds a site already.`);
  if (storage.kind === 's3')
    for await (const _ of storage.entries()) refuse('The bucket holds files already.');
}

async function isFull(url: string): Promise<boolean> {
  const db = openDatabase(url, { connections: 1, applicationName: 'tsukimi-restore' });
  return hasTables(db).finally(() => db.close());
}
