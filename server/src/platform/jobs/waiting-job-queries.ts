import type { Executor } from '../db/database.ts';

/** A job that is to be done yet, with the rules that it was queued under. */
export interface WaitingJob {
  name: string;
  data: object | null;
  priority: number;
  singletonKey: string | null;
  startAfter: string;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  expireInSeconds: number;
  heartbeatSeconds: number | null;
  deadLetter: string | null;
}

/** A job that runs now counts as waiting: every job can run twice. */
export const readWaitingJobs = (db: Executor): Promise<WaitingJob[]> =>
  db.query<WaitingJob>(
    `select name, data, priority, singleton_key as "singletonKey", start_after as "startAfter",
       retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff",
       expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", dead_letter as "deadLetter"
     from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
     order by created_on, id`,
  );
