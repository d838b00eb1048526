import { limits } from '#contract/limits.ts';
import { lastFaults } from '../../../platform/backups/backup-run-queries.ts';
import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { diskOf, usedShare } from '../../../platform/disk.ts';
import { lastBackup } from '../../../platform/warnings/last-backup.ts';
import type { WarningKindName } from '../../../platform/warnings/warning-kinds.ts';
import type { WarningRow } from '../../../platform/warnings/warning-queries.ts';
import { lacksChildSafety } from '../../accounts/index.ts';
import type { UnconfirmedSource } from './waiting-source.ts';

const fullShare = 0.8;
const backupDays = 7;

/** What is wrong, looked up now and not reported by a process: it is over the moment somebody mends it. */
export async function warningsNow(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  unconfirmed: readonly UnconfirmedSource[],
): Promise<WarningRow[]> {
  const [lacks, disk, backup, faults, waiting] = await Promise.all([
    config.isDevelopment ? false : lacksChildSafety(db),
    diskOf(config.dataDir),
    config.isDevelopment ? new Date() : lastBackup({ db, config }),
    lastFaults(db),
    config.smtpUrl === null ? unconfirmedWords(db, unconfirmed) : '',
  ]);
  const now = new Date();
  const found: [WarningKindName, string][] = [];
  if (lacks) found.push(['no_child_safety', '']);
  if (disk !== null && usedShare(disk) >= fullShare)
    found.push(['disk_full', `${Math.floor(usedShare(disk) * 100)} % of ${config.dataDir} used`]);
  if (!config.isDevelopment && config.smtpUrl === null) found.push(['no_mail', '']);
  if (waiting !== '') found.push(['unconfirmed_forms', waiting]);
  if (backup === null || now.getTime() - backup.getTime() > backupDays * 86_400_000)
    found.push([
      'no_backup',
      backup === null ? '' : `The last one is of ${backup.toISOString().slice(0, 10)}`,
    ]);
  for (const { kind, fault } of faults)
    found.push([kind === 'backup' ? 'backup_failed' : 'drill_failed', fault]);
  return found.map(([kind, detail]) => ({ kind, detail, first_told_at: now, told_at: now }));
}

/** As `2 notices, 1 data request`; empty: nothing waits. */
async function unconfirmedWords(db: Executor, sources: readonly UnconfirmedSource[]): Promise<string> {
  const counts = await Promise.all(sources.map(({ count }) => count(db, limits.waitingCounted)));
  return sources
    .flatMap(({ names: [one, several] }, at) => {
      const count = counts[at] ?? 0;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    })
    .join(', ');
}
