import { backupMetrics } from '../backups/backup-metrics.ts';
import type { Platform } from '../context.ts';
import { standbyMetrics } from '../db/standby-queries.ts';
import { queueMetrics } from '../jobs/queue-metrics.ts';
import { diskMetrics } from './metrics.ts';

/** Milliseconds for which what was read from the database holds: several may ask, and often. */
const holds = 10_000;

/** What every process of a site would say alike: of the database, the queue, backups, and what `site` adds. */
export function createSharedMetrics(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  site: () => Promise<string[]>,
) {
  let lines: Promise<string[]> | null = null;
  let until = 0;
  const read = async (): Promise<string[]> => {
    const parts = [
      () => queueMetrics(db),
      () => standbyMetrics(db),
      () => backupMetrics(db),
      () => diskMetrics(config.dataDir),
      site,
    ];
    // While the database is away the rest is worth more than ever.
    return (await Promise.all(parts.map((part) => part().catch(() => [])))).flat();
  };
  return (): Promise<string[]> => {
    if (lines === null || Date.now() > until) {
      lines = read();
      until = Date.now() + holds;
    }
    return lines;
  };
}
