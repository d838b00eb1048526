import { gauge } from '../../kit/gauge.ts';
import type { Executor } from '../db/database.ts';
import { failedSince, longestWaiting } from './late-job-queries.ts';
import { isWorkerAlive } from './worker-presence.ts';

/** How much is to be done, for how long the oldest of it has been due, and whether anybody does it. */
export async function queueMetrics(db: Executor): Promise<string[]> {
  const [late, failed, isAlive] = await Promise.all([
    longestWaiting(db),
    failedSince(db, 1),
    isWorkerAlive(db),
  ]);
  return [
    ...gauge('tsukimi_workers_alive', isAlive ? 1 : 0),
    ...gauge('tsukimi_jobs_due', late?.count ?? 0),
    ...gauge('tsukimi_jobs_due_seconds', late?.seconds ?? 0),
    '# TYPE tsukimi_jobs_failed_last_hour gauge',
    ...failed.map(({ name, count }) => `tsukimi_jobs_failed_last_hour{job="${name}"} ${count}`),
  ];
}
