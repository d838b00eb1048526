import type { Executor } from '../db/database.ts';

// The queue's own tables, accessed alongside pg-boss: it cannot list jobs of all names, nor take part in a
// larger transaction of ours.

export type QueueState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

export interface QueuedJob {
  id: string;
  name: string;
  data: Record<string, unknown>;
  state: QueueState;
  retryCount: number;
  retryLimit: number;
  output: unknown;
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  startAfter: Date;
  /** Where the next page begins. */
  position: number;
}

const columns = `id, name, coalesce(data, '{}') as data, state::text as state, retry_count as "retryCount",
  retry_limit as "retryLimit", output, created_on as "createdAt", started_on as "startedAt",
  completed_on as "completedAt", start_after as "startAfter",
  (extract(epoch from created_on) * 1000000)::bigint as position`;

/** Without the queue's internal jobs and the notices that a job has failed for good. */
const shown = `name not like '%.failed' and name not like '\\_\\_pgboss%'`;

const loud = (queues: string): string => `(name <> all (${queues}::text[]) or state in ('failed', 'retry'))`;

export interface JobFilter {
  states: readonly QueueState[] | null;
  name: string | null;
  /** Queues of which only what failed, or waits for another try, is wanted. */
  quiet: readonly string[];
  after: { position: number; id: string } | null;
  limit: number;
}

/** Newest first. */
export function listJobs(
  db: Executor,
  { states, name, quiet, after, limit }: JobFilter,
): Promise<QueuedJob[]> {
  const values: unknown[] = [limit];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [shown];
  if (name !== null) conditions.push(`name = ${bind(name)}`);
  if (quiet.length > 0) conditions.push(loud(bind(quiet)));
  if (after !== null)
    conditions.push(
      `(created_on, id) < (to_timestamp(0) + ${bind(after.position)} * interval '1 microsecond', ${bind(after.id)}::uuid)`,
    );
  const read = (state: string): string =>
    `(select ${columns} from jobs.job where ${[...conditions, state].join(' and ')} order by created_on desc, id desc limit $1)`;
  // Each state separately: an index finds its newest at once, whatever else lies between.
  const parts = states === null ? [read('true')] : states.map((state) => read(`state = '${state}'`));
  return db.query<QueuedJob>(
    `select * from (${parts.join(' union all ')}) found order by "createdAt" desc, id desc limit $1`,
    values,
  );
}

/** Those of the queues that have a job to begin now. */
export const queuesWithWork = async (db: Executor, queues: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ name: string }>(
      `select q.name from unnest($1::text[]) as q (name) where exists (
         select from jobs.job j
         where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`,
      [queues],
      'queues_with_work',
    )
  ).map(({ name }) => name);

/** How many there are in these states, up to `most`. */
export async function countJobs(
  db: Executor,
  states: readonly QueueState[],
  most: number,
  quiet: readonly string[] = [],
): Promise<number> {
  const parts = states.map(
    (state) => `(select 1 from jobs.job where state = '${state}' and ${shown} and ${loud('$2')} limit $1)`,
  );
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from (${parts.join(' union all ')}) found limit $1) counted`,
    [most, quiet],
  );
  return row?.n ?? 0;
}

/** Locks it until the transaction ends. A job is found by queue and id, so every queue is asked. */
export async function lockJob(transaction: Executor, id: string): Promise<QueuedJob | null> {
  const rows = await transaction.query<QueuedJob>(
    `select ${columns} from jobs.job where name in (select name from jobs.queue) and id = $1 and ${shown} for update`,
    [id],
    'lock-job',
  );
  return rows[0] ?? null;
}

/** Retries it now, with one more attempt than it would have had. A notice that it failed is withdrawn. */
export const requeueJob = (
  transaction: Executor,
  { name, id }: Pick<QueuedJob, 'name' | 'id'>,
): Promise<unknown> =>
  transaction.query(
    `with untold as (delete from jobs.job where name = $1 || '.failed' and source_id = $2 and state < 'active')
     update jobs.job
     set state = case when state = 'created' then state else 'retry' end, start_after = now(), completed_on = null,
       retry_limit = case when state in ('failed', 'cancelled') then retry_count + 1 else retry_limit end
     where name = $1 and id = $2`,
    [name, id],
    'requeue-job',
  );

export const deleteJob = (
  transaction: Executor,
  { name, id }: Pick<QueuedJob, 'name' | 'id'>,
): Promise<unknown> =>
  transaction.query(
    `delete from jobs.job where (name = $1 and id = $2)
       or (name = $1 || '.failed' and source_id = $2 and state < 'active')`,
    [name, id],
    'delete-job',
  );

/**
 * Cancels it. Its handler is told as if it had failed for good, by the same notice; a worker running it finds
 * out at its next heartbeat that the job is no longer its own, and stops.
 */
export const cancelJob = (
  transaction: Executor,
  { name, id }: Pick<QueuedJob, 'name' | 'id'>,
  reason: string,
): Promise<unknown> =>
  transaction.query(
    `with ended as (
       update jobs.job set state = 'cancelled', completed_on = now(), heartbeat_on = null, output = $3
       where name = $1 and id = $2 returning *)
     insert into jobs.job (name, priority, data, retry_limit, retry_backoff, retry_delay, keep_until, deletion_seconds,
       expire_seconds, singleton_key, heartbeat_seconds, source_name, source_id, source_created_on,
       source_retry_count, source_output, source_root_id)
     select e.dead_letter, e.priority, e.data, q.retry_limit, q.retry_backoff, q.retry_delay,
       now() + q.retention_seconds * interval '1s', q.deletion_seconds, q.expire_seconds, e.singleton_key,
       q.heartbeat_seconds, e.name, e.id, e.created_on, e.retry_count, e.output, coalesce(e.source_root_id, e.id)
     from ended e join jobs.queue q on q.name = e.dead_letter`,
    [name, id, JSON.stringify({ message: reason })],
    'cancel-job',
  );

/** Indexes for the lists above. pg-boss has indexes only for its own queries. */
export const jobIndexes = `do $$ begin
    create index if not exists job_newest on jobs.job_common (created_on desc, id desc);
    create index if not exists job_newest_of_name on jobs.job_common (name, created_on desc, id desc);
    create index if not exists job_newest_of_state on jobs.job_common (state, created_on desc, id desc)
      where state <> 'completed';
  end $$`;
export const indexJobs = (db: Executor): Promise<unknown> => db.query(jobIndexes);
