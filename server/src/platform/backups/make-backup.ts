import { existsSync, readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { BackupTarget } from './backup-target.ts';
import { type CopyTally, copyFiles, type StoredFile } from './copy-files.ts';
import { dumpDatabase } from './dump-database.ts';
import { keysIn, listBackups, type Manifest, newBackupId } from './manifest.ts';
import { readLines, writeLines } from './packed-lines.ts';
import { sealWithPassphrase } from './seal-secret.ts';

export interface BackupOptions {
  config: Pick<Config, 'dataDir' | 's3' | 'secret'>;
  databaseUrl: string;
  target: BackupTarget;
  /** Null: the site's secret is left out. */
  passphrase: string | null;
  /** Tables whose rows are left out: what is in them is made anew by itself. */
  leftOut: readonly string[];
  /** File of settings, if there is one. */
  settingsFile: string;
  say?(words: string): void;
  /** Names the backup. */
  now?: Date;
}

export interface BackupReport {
  manifest: Manifest;
  copied: number;
  copiedBytes: number;
}

const emptyTally = (): CopyTally => ({ count: 0, bytes: 0, copied: 0, copiedBytes: 0, lost: 0 });

/**
 * Backs up a site while it runs. Files are copied first, which takes long; then the moment is fixed, the database written
 * as it is then, and beside that what files have come meanwhile. So each file that the database speaks of is there, but
 * for one that came and went within those seconds. Files that earlier backups have are not copied again.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const { config, target, databaseUrl, say = () => {} } = options;
  const id = newBackupId(options.now ?? new Date());
  const keys = keysIn(id);
  const place = { dataDir: config.dataDir, storage: createStorage(config) };
  const last = (await listBackups(target)).at(-1);
  const early = `${keys.folder}files-early.jsonl.zst`;

  const first = emptyTally();
  const known = last === undefined ? nothing() : readLines<StoredFile>(target, keysIn(last).files);
  await writeLines(target, early, copyFiles(target, place, known, first));
  say(`${first.count} files, ${first.copied} of them new.`);

  const second = emptyTally();
  const { database } = await dumpDatabase(databaseUrl, target, id, {
    leftOut: options.leftOut,
    taken: () => writeLines(target, keys.files, copyFiles(target, place, readLines(target, early), second)),
  });
  await target.delete(early);
  say(`${database.tables.length} tables with ${sum(database.tables.map(({ rows }) => rows))} rows.`);

  if (options.passphrase !== null)
    await target.write(keys.secret, one(sealWithPassphrase(config.secret, options.passphrase)));
  const hasSettings = existsSync(options.settingsFile);
  if (hasSettings) await target.write(keys.settings, one(readFileSync(options.settingsFile, 'utf8')));
  const manifest: Manifest = {
    format: 1,
    id,
    ...database,
    files: { count: second.count, bytes: second.bytes, lost: second.lost },
    secret: options.passphrase === null ? 'left out' : 'sealed',
    hasSettings,
  };
  await target.settle();
  await target.write(keys.manifest, one(`${JSON.stringify(manifest, null, 1)}\n`));
  await target.settle();
  return {
    manifest,
    copied: first.copied + second.copied,
    copiedBytes: first.copiedBytes + second.copiedBytes,
  };
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

async function* one(text: string): AsyncIterable<Buffer> {
  yield Buffer.from(text);
}
async function* nothing(): AsyncIterable<never> {}
