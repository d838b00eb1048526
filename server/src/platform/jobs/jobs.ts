import type { Executor } from '../db/database.ts';

export interface JobDefinition<Payload extends object> {
  readonly name: string;
  /** Tries after the first. */
  readonly retryLimit: number;
  /** Seconds until the first retry; grows with each. */
  readonly retryDelay: number;
  /** Seconds one try may take before it counts as lost. */
  readonly expireInSeconds: number;
  /** Seconds without a sign of life after which another worker takes the job; at least 10. */
  readonly heartbeatSeconds?: number;
  readonly payload?: Payload;
}

export interface EnqueueOptions {
  /** Higher goes first. */
  priority?: number;
  /** At most one waiting job of the name has this key. */
  singletonKey?: string;
  startAfterSeconds?: number;
}

/** A queue in PostgreSQL. A job enqueued with an open transaction exists exactly if that commits. Every job can run twice. */
export interface Jobs {
  enqueue<P extends object>(
    executor: Executor,
    job: JobDefinition<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Lets the waiting jobs with this singletonKey go before those of lower priority. Never lowers it. */
  raisePriority<P extends object>(
    executor: Executor,
    job: JobDefinition<P>,
    singletonKey: string,
    priority: number,
  ): Promise<void>;
}

export interface RunningJob<P extends object> {
  id: string;
  payload: P;
  /** 0 at the first try. */
  attempt: number;
  /** Whether a failure now is the last one. */
  lastAttempt: boolean;
  /** Aborted when the worker stops. */
  signal: AbortSignal;
}

/**
 * Thrown by a handler that has settled the matter itself: the job has failed, its reason is the message, and it is not
 * tried again.
 */
export class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp';
}

export interface JobHandler<P extends object> {
  job: JobDefinition<P>;
  /** How many of it run at once in one worker. */
  concurrency?: number;
  /** Cron expression (UTC) for work that repeats. */
  schedule?: string;
  run(job: RunningJob<P>): Promise<void>;
  /**
   * Told once a job will not be tried again: it threw at its last attempt, took too long, or its worker was
   * killed each time (then `run` never saw the end). Can be told twice.
   */
  failed?(payload: P, reason: string): Promise<void>;
}

/** A handler of any payload, for lists. The queue pairs each payload with the handler of its own job. */
// biome-ignore lint/suspicious/noExplicitAny: a list of handlers differs in its payloads, and functions are contravariant.
export type AnyJobHandler = JobHandler<any>;
