import { stat } from 'node:fs/promises';
import path from 'node:path';
import { lastWell } from '../backups/backup-run-queries.ts';
import type { Platform } from '../context.ts';
import { lastArchived } from './backup-queries.ts';

/** The file that a backup touches when it is done, in DATA_DIR. */
export const backupMark = 'last-backup';

/** When the last backup that is known of was made, by us or by tools of the operator's; null: none is known. */
export async function lastBackup({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<Date | null> {
  const known = await Promise.all([
    lastWell(db, 'backup'),
    lastArchived(db),
    stat(path.join(config.dataDir, backupMark)).then(
      ({ mtime }) => mtime,
      () => null,
    ),
  ]);
  const times = known.filter((at) => at !== null);
  return times.length === 0 ? null : new Date(Math.max(...times.map((at) => at.getTime())));
}
