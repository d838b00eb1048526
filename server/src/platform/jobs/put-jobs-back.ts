import type { Database } from '../db/database.ts';
import { failedQueue, openBoss } from './pg-boss-jobs.ts';
import type { WaitingJob } from './waiting-job-queries.ts';

/** Jobs put back with one statement. */
const batchSize = 500;

/** Queues jobs of a backup again, under the rules that they had. Workers give the queues their own rules when they start. */
export async function putJobsBack(db: Database, jobs: AsyncIterable<WaitingJob>): Promise<number> {
  const boss = await openBoss(db, { maintains: false });
  const made = new Set<string>();
  const waiting = new Map<string, WaitingJob[]>();
  let count = 0;
  const makeQueue = async (name: string): Promise<void> => {
    const own = failedQueue('');
    const base = name.endsWith(own) ? name.slice(0, -own.length) : name;
    if (made.has(base)) return;
    made.add(base);
    await boss.createQueue(failedQueue(base));
    await boss.createQueue(base, { policy: 'short' });
  };
  const put = async (name: string): Promise<void> => {
    const batch = waiting.get(name) ?? [];
    waiting.delete(name);
    await makeQueue(name);
    await boss.insert(
      name,
      batch.map(({ name: _, data, singletonKey, heartbeatSeconds, deadLetter, ...rules }) => ({
        ...rules,
        data: data ?? {},
        ...(singletonKey === null ? {} : { singletonKey }),
        ...(heartbeatSeconds === null ? {} : { heartbeatSeconds }),
        ...(deadLetter === null ? {} : { deadLetter }),
      })),
    );
  };
  for await (const job of jobs) {
    count++;
    const batch = waiting.get(job.name) ?? [];
    waiting.set(job.name, batch);
    if (batch.push(job) === batchSize) await put(job.name);
  }
  for (const name of [...waiting.keys()]) await put(name);
  return count;
}
