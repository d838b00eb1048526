import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { Database, Executor } from '../db/database.ts';
import { notify } from '../db/notifications.ts';
import { indexJobs } from './job-queries.ts';
import { carryTrace } from './job-trace.ts';
import type { EnqueueOptions, JobDefinition, Jobs } from './jobs.ts';

/** Schema of the queue's own tables. */
export const jobsSchema = 'jobs';
/** Topic of the notification that wakes workers; its `queue` names the job. */
export const jobsTopic = 'jobs';
/** Where the queue puts a copy of a job that failed for good. */
export const failedQueue = (name: string): string => `${name}.failed`;

/** Seconds without a heartbeat after which a job counts as lost. The minimum pg-boss allows. */
const leastHeartbeat = 10;

/**
 * A pg-boss that runs its statements on our pool. Loaded lazily: a process that queues nothing never pays for
 * it.
 */
export async function openBoss(db: Database, options: { maintains: boolean }): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  return new PgBoss({
    db: bossPool(db),
    schema: jobsSchema,
    migrate: false,
    supervise: options.maintains,
    schedule: options.maintains,
    // A lost heartbeat is noticed within two of these.
    superviseIntervalSeconds: 3,
    monitorIntervalSeconds: 3,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
  });
}

/** Makes or updates the queue's tables. */
export async function prepareJobs(db: Database): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ db: bossPool(db), schema: jobsSchema, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
  await indexJobs(db);
}

// Its maintenance sends several statements at once and looks for the result that has rows.
const bossPool = (db: Database) => ({
  executeSql: (text: string, values?: unknown[]) => db.pool.query(text, values),
});

const bossExecutor = (executor: Executor) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: await executor.query(text, values) }),
});

/** Creates the job's queue if missing, with the settings of its definition. */
export async function createQueue(boss: PgBoss, job: JobDefinition<object>): Promise<void> {
  await boss.createQueue(failedQueue(job.name), { retryLimit: 5, retryDelay: 5, retryBackoff: true });
  // 'short': one waiting job per key.
  await boss.createQueue(job.name, { policy: 'short', ...queueOptions(job) });
}

/** What a queue takes from its definition. */
export const queueOptions = (job: JobDefinition<object>) => ({
  retryLimit: job.retryLimit,
  retryDelay: job.retryDelay,
  retryBackoff: true,
  retryDelayMax: Math.max(job.retryDelay, 3600),
  expireInSeconds: job.expireInSeconds,
  heartbeatSeconds: Math.max(leastHeartbeat, job.heartbeatSeconds ?? leastHeartbeat),
  deleteAfterSeconds: 2 * 86_400,
  retentionSeconds: 30 * 86_400,
  deadLetter: failedQueue(job.name),
});

/** The queue for code that enqueues work. */
export function createJobs(db: Database): Jobs {
  let boss: Promise<PgBoss> | null = null;
  const known = new Map<string, Promise<void>>();

  const ready = async (job: JobDefinition<object>): Promise<PgBoss> => {
    boss ??= openBoss(db, { maintains: false });
    const opened = await boss;
    let made = known.get(job.name);
    if (!made) {
      made = createQueue(opened, job);
      known.set(job.name, made);
      made.catch(() => known.delete(job.name));
    }
    await made;
    return opened;
  };

  return {
    async enqueue<P extends object>(
      executor: Executor,
      job: JobDefinition<P>,
      payload: P,
      options: EnqueueOptions = {},
    ) {
      const opened = await ready(job as JobDefinition<object>);
      await opened.send(job.name, carryTrace(payload), {
        db: bossExecutor(executor),
        // Without a key of its own each job would block the next.
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      });
      await notify(executor, jobsTopic, { queue: job.name });
    },
    async raisePriority(executor, job, singletonKey, priority) {
      await executor.query(
        `update ${jobsSchema}.job set priority = greatest(priority, $3)
         where name = $1 and singleton_key = $2 and state < 'active'`,
        [job.name, singletonKey, priority],
      );
    },
  };
}
