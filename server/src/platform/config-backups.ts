import type { BackupStore } from './backups/open-target.ts';
import { shortestPassphrase } from './backups/seal-secret.ts';
import type { ReadText, ReadUrl } from './config-services.ts';

export interface BackupsConfig {
  /** Folder or `s3://bucket/prefix` to which the worker backs the site up; null: it does not. */
  target: string | null;
  /** Cron expressions (UTC) of backups and of drills; null: no drills. */
  schedule: string;
  drillSchedule: string | null;
  /** How many backups are kept; null: all. */
  keep: number | null;
  /** Seals the site's secret in backups; null: it has to be asked for, or is left out. */
  passphrase: string | null;
  /** How buckets of backups are reached; null: not at all. */
  store: BackupStore | null;
}

const cronShape = /^(\S+\s+){4}\S+$/;

export function readBackups(text: ReadText, url: ReadUrl, faults: string[]): BackupsConfig {
  const keep = text('BACKUP_KEEP');
  if (keep !== null && !/^[1-9]\d{0,3}$/.test(keep))
    faults.push(`BACKUP_KEEP must be a whole number from 1; it is "${keep}".`);
  const cron = (name: string, fallback: string): string => {
    const value = text(name) ?? fallback;
    if (!cronShape.test(value))
      faults.push(`${name} must be five fields of cron, like "30 3 * * *"; it is "${value}".`);
    return value;
  };
  const target = text('BACKUP_TARGET');
  const passphrase = text('BACKUP_PASSPHRASE');
  if (target !== null && passphrase === null)
    faults.push(
      'BACKUP_TARGET is set, so BACKUP_PASSPHRASE must be set too: it seals the key of the site in each backup. Keep a copy of it elsewhere.',
    );
  if (passphrase !== null && passphrase.length < shortestPassphrase)
    faults.push(`BACKUP_PASSPHRASE must have at least ${shortestPassphrase} characters.`);
  const drill = text('BACKUP_DRILL_SCHEDULE');
  return {
    target,
    schedule: cron('BACKUP_SCHEDULE', '30 3 * * *'),
    drillSchedule: drill === 'never' ? null : cron('BACKUP_DRILL_SCHEDULE', '30 4 * * 0'),
    keep: keep === null ? null : Number(keep),
    passphrase,
    store: readStore(text, url),
  };
}

/** A store of its own for backups, else the one of the site's files. */
function readStore(text: ReadText, url: ReadUrl): BackupStore | null {
  const own = text('BACKUP_S3_ACCESS_KEY_ID') !== null;
  const name = (rest: string): string => `${own ? 'BACKUP_' : ''}S3_${rest}`;
  const accessKeyId = text(name('ACCESS_KEY_ID'));
  const secretAccessKey = text(name('SECRET_ACCESS_KEY'));
  if (accessKeyId === null || secretAccessKey === null) return null;
  return {
    endpoint: url(name('ENDPOINT'), ['http:', 'https:']),
    region: text(name('REGION')) ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    forcePathStyle: text(name('FORCE_PATH_STYLE')) !== '0',
  };
}
