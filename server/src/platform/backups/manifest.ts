import { AppError } from '../../kit/app-error.ts';
import type { AppliedMigration } from '../db/migrate.ts';
import type { BackupTarget } from './backup-target.ts';
import type { SequenceState, TableShape } from './catalog-queries.ts';
import { readWhole } from './packed-lines.ts';

export interface StoredTable extends TableShape {
  rows: number;
  /** CRC-32 of the packed file. */
  crc: number;
}

/** What a backup consists of: written last, so a backup without one never ended. */
export interface Manifest {
  format: 1;
  id: string;
  /** When the state that it holds was the site's, as an ISO time. */
  takenAt: string;
  /** Of PostgreSQL. */
  serverVersion: string;
  migrations: AppliedMigration[];
  tables: StoredTable[];
  sequences: SequenceState[];
  jobs: number;
  files: { count: number; bytes: number; lost: number };
  secret: 'sealed' | 'left out';
  hasSettings: boolean;
}

const backups = 'backups/';
const manifestName = 'manifest.json';

export const keysIn = (id: string) => ({
  folder: `${backups}${id}/`,
  manifest: `${backups}${id}/${manifestName}`,
  table: (name: string) => `${backups}${id}/database/${name.replaceAll('"', '')}.copy.zst`,
  jobs: `${backups}${id}/jobs.jsonl.zst`,
  files: `${backups}${id}/files.jsonl.zst`,
  secret: `${backups}${id}/secret.json`,
  settings: `${backups}${id}/settings.json`,
});

/** Folder of the copies of files, which backups share. */
export const objects = 'files/';

/** Sorts by time: `20261127-071500`. */
export const newBackupId = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(/[-:]/g, '')
    .replace('T', '-');

/** Those that ended, oldest first. */
export async function listBackups(target: BackupTarget): Promise<string[]> {
  const ids: string[] = [];
  for await (const { key } of target.list(backups)) {
    const [, id, name] = key.split('/');
    if (id !== undefined && name === manifestName) ids.push(id);
  }
  return ids.sort();
}

/** Throws `notFound` if the target holds no such backup, or none at all. */
export async function readManifest(target: BackupTarget, id: string | null): Promise<Manifest> {
  const chosen = id ?? (await listBackups(target)).at(-1);
  const source = chosen === undefined ? null : await target.read(keysIn(chosen).manifest);
  if (source === null)
    throw new AppError(
      'notFound',
      id === null ? `There is no backup in ${target.words}.` : `There is no backup ${id} in ${target.words}.`,
    );
  const manifest = JSON.parse((await readWhole(source)).toString('utf8')) as Manifest;
  if (manifest.format !== 1)
    throw new AppError(
      'badInput',
      `The backup ${chosen} was made by a newer version of Tsukimi: use that one.`,
    );
  return manifest;
}
