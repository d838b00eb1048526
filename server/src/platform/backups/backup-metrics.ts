import type { Executor } from '../db/database.ts';
import { lastWell } from './backup-run-queries.ts';

/** When the site was last backed up, and a backup last proven. Nothing while the database is away, or before the first. */
export async function backupMetrics(db: Executor): Promise<string[]> {
  const line = (name: string, at: Date | null): string[] =>
    at === null ? [] : [`# TYPE ${name} gauge`, `${name} ${(at.getTime() / 1000).toFixed(0)}`];
  try {
    const [backup, drill] = await Promise.all([lastWell(db, 'backup'), lastWell(db, 'drill')]);
    return [
      ...line('tsukimi_last_backup_timestamp_seconds', backup),
      ...line('tsukimi_last_proven_restore_timestamp_seconds', drill),
    ];
  } catch {
    return [];
  }
}
