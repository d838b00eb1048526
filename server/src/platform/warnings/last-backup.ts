import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../context.ts';
import { lastArchived } from './backup-queries.ts';

/** The file that a backup touches when it is done, in DATA_DIR. */
export const backupMark = 'last-backup';

/** When the last backup that is known of was made; null: none is known. */
export async function lastBackup({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<Date | null> {
  const [archived, marked] = await Promise.all([
    lastArchived(db),
    stat(path.join(config.dataDir, backupMark)).then(
      ({ mtime }) => mtime,
      () => null,
    ),
  ]);
  if (archived === null || marked === null) return archived ?? marked;
  return archived > marked ? archived : marked;
}
