import { gauge } from '../../kit/gauge.ts';
import type { Executor } from '../db/database.ts';
import { lastWell } from './backup-run-queries.ts';

/** When the site was last backed up, and a backup last proven. Nothing before the first. */
export async function backupMetrics(db: Executor): Promise<string[]> {
  const line = (name: string, at: Date | null): string[] =>
    at === null ? [] : gauge(name, Math.round(at.getTime() / 1000));
  const [backup, drill] = await Promise.all([lastWell(db, 'backup'), lastWell(db, 'drill')]);
  return [
    ...line('tsukimi_last_backup_timestamp_seconds', backup),
    ...line('tsukimi_last_proven_restore_timestamp_seconds', drill),
  ];
}
