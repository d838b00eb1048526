import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { type Database, openDatabase } from '../db/database.ts';
import type { Listener } from '../db/notifications.ts';
import type { Log } from '../log.ts';
import { inTrace } from '../tracing/tracing.ts';
import { countJob } from './job-counts.ts';
import { queuesWithWork } from './job-queries.ts';
import { takeTrace } from './job-trace.ts';
import { failureWords } from './job-words.ts';
import { type AnyJobHandler, JobGivenUp } from './jobs.ts';
import { createQueue, failedQueue, jobsSchema, jobsTopic, openBoss, queueOptions } from './pg-boss-jobs.ts';
import { announceWorker } from './worker-presence.ts';

export interface WorkerOptions {
  db: Database;
  databaseUrl: string;
  /** Wakes the worker at once; without it, jobs are found within a second. */
  listener?: Listener;
  log: Log;
  handlers: readonly AnyJobHandler[];
  /** Milliseconds that running jobs have to end after being told to stop. */
  patience?: number;
}

export interface RunningWorker {
  /** Tells running jobs to stop, puts them back unharmed, and leaves. */
  stop(): Promise<void>;
}

const queueConnections = 4;
/** Milliseconds that a statement of the queue may take. */
const queuePatience = 20_000;
/**
 * Seconds after which each queue is asked by itself for a job. One statement a second finds the queues that have
 * something to do, of jobs that begin later too: asking each of some fifty queues that often took a twelfth of a
 * processor on an idle machine.
 */
const pollingIntervalSeconds = 30;
/** Milliseconds between two looks for jobs that are due, and for jobs of a lost worker. */
const lookEvery = 1000;
const hurryEvery = 2000;

/** Works through the queue in this process until stopped. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { db, log, handlers, listener } = options;
  const presence = await announceWorker(options.databaseUrl, log);
  if (presence.wasAlone) await freeOrphans(db, log);
  // Its own pool: the queue's statements are short and must not wait behind those of jobs, which are not.
  const queueDb = openDatabase(options.databaseUrl, {
    connections: queueConnections,
    applicationName: 'tsukimi-queue',
    statementPatience: queuePatience,
  });
  const boss = await openBoss(queueDb, { maintains: true });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  await boss.start();

  const stopping = new AbortController();
  const workers = new Map<string, string[]>();
  const wake = (queue: string): void => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
  };
  for (const handler of handlers) {
    await createQueue(boss, handler.job);
    const queue = queueOptions(handler.job);
    await boss.updateQueue(handler.job.name, {
      ...queue,
      deadLetter: handler.failed ? queue.deadLetter : null,
    });
    workers.set(handler.job.name, await work(boss, handler, { db, log, wake, stopping: stopping.signal }));
    if (handler.failed) workers.set(failedQueue(handler.job.name), [await workFailed(boss, handler)]);
  }
  await setSchedules(boss, handlers);

  const unlisten = listener?.on(jobsTopic, ({ queue }) => wake(String(queue)));
  const queues = [...workers.keys()];
  const look = repeat(lookEvery, async () => {
    for (const queue of await queuesWithWork(queueDb, queues)) wake(queue);
  });
  const hurry = repeat(hurryEvery, () => hurryInterrupted(db));

  /** One after another: a slow database is not asked twice at once. */
  function repeat(every: number, work: () => Promise<void>): NodeJS.Timeout {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      work()
        .catch((error) => log.warn({ err: error }, 'the job queue could not be looked at'))
        .finally(() => {
          isRunning = false;
        });
    }, every);
  }

  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    unlisten?.();
    clearInterval(look);
    clearInterval(hurry);
    stopping.abort(new Error('the worker stops'));
    await boss.stop({ graceful: true, timeout: options.patience ?? 15_000 });
    await queueDb.close();
    await presence.leave();
  };
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

interface Surroundings {
  db: Database;
  log: Log;
  wake(queue: string): void;
  stopping: AbortSignal;
}

async function work(
  boss: PgBoss,
  handler: AnyJobHandler,
  { db, log, wake, stopping }: Surroundings,
): Promise<string[]> {
  const { name } = handler.job;
  const run = async ([job]: JobWithMetadata<object>[]): Promise<void> => {
    if (!job) return;
    const lastAttempt = job.retryCount >= job.retryLimit;
    const words = { job: name, id: job.id, attempt: job.retryCount };
    const started = performance.now();
    try {
      const signal = AbortSignal.any([job.signal, stopping]);
      const { payload, parent } = takeTrace(job.data);
      const running = { id: job.id, payload, attempt: job.retryCount, lastAttempt, signal };
      const details = { kind: 'consumer', facts: { 'tsukimi.job_attempt': job.retryCount } } as const;
      await countJob(name, () => inTrace(`job ${name}`, details, parent, () => handler.run(running)));
      log.debug({ ...words, ms: Math.round(performance.now() - started) }, 'a job is done');
    } catch (error) {
      if (stopping.aborted) await giveBack(db, job);
      else if (job.signal.aborted) log.info(words, 'a job was taken away while it ran');
      else if (error instanceof JobGivenUp) {
        await spendTries(db, job);
        log.info({ ...words, reason: error.message }, 'a job was given up');
      } else
        log.error(
          { ...words, err: error, lastAttempt },
          lastAttempt ? 'a job has failed' : 'a job failed and is tried again',
        );
      throw error;
    } finally {
      // The next job may be waiting already; pg-boss would look again only after its pause.
      wake(name);
    }
  };
  // One pg-boss worker per slot, so that each can be woken; `localConcurrency` only tells the id of the
  // first.
  const ids: string[] = [];
  for (let place = 0; place < (handler.concurrency ?? 1); place++) {
    ids.push(
      await boss.work(
        name,
        { includeMetadata: true, pollingIntervalSeconds, heartbeatRefreshSeconds: 3 },
        run,
      ),
    );
  }
  return ids;
}

/**
 * The copy of a job that failed for good waits in its own queue until the handler has been told. Answers the id of
 * the queue's worker.
 */
function workFailed(boss: PgBoss, handler: AnyJobHandler): Promise<string> {
  const run = async ([job]: JobWithMetadata<object>[]): Promise<void> => {
    if (job) await handler.failed?.(takeTrace(job.data).payload, failureWords(job.sourceOutput));
  };
  return boss.work(failedQueue(handler.job.name), { includeMetadata: true, pollingIntervalSeconds }, run);
}

async function setSchedules(boss: PgBoss, handlers: readonly AnyJobHandler[]): Promise<void> {
  const wanted = new Map(
    handlers.flatMap(({ job, schedule }) => (schedule ? [[job.name, schedule] as const] : [])),
  );
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, schedule] of wanted) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
}

/**
 * Puts a job back that was stopped with its worker, ready now. One more retry makes up for the attempt; the
 * attempt number still grows, so that nothing this worker says about the job later can touch the next
 * attempt.
 */
async function giveBack(db: Database, job: JobWithMetadata<object>): Promise<void> {
  await db.query(
    `update ${jobsSchema}.job
     set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [job.name, job.id, job.retryCount],
  );
}

/** A job that said itself that retrying is useless has no attempts left, and its handler need not be told. */
async function spendTries(db: Database, job: JobWithMetadata<object>): Promise<void> {
  await db.query(
    `update ${jobsSchema}.job set retry_limit = retry_count, dead_letter = null
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [job.name, job.id, job.retryCount],
  );
}

/**
 * No worker is alive, so any job marked as running was left by a killed one. Those without attempts left wait
 * for their heartbeat to lapse.
 */
async function freeOrphans(db: Database, log: Log): Promise<void> {
  const rows = await db.query(
    `update ${jobsSchema}.job set state = 'retry', start_after = now(), heartbeat_on = null
     where state = 'active' and retry_count < retry_limit returning 1`,
  );
  if (rows.length > 0) log.warn({ jobs: rows.length }, 'jobs of a killed worker go on');
}

/**
 * A job whose worker was lost need not wait: the delay between attempts is for work that failed by itself.
 */
async function hurryInterrupted(db: Database): Promise<void> {
  await db.query(
    `update ${jobsSchema}.job set start_after = now()
     where state = 'retry' and start_after > now() and output #>> '{value,message}' = 'job heartbeat timeout'`,
  );
}
