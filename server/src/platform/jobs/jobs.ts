import type { Executor } from '../db/database.ts';

export interface JobDefinition<Payload extends object> {
  readonly name: string;
  /** Tries after the first. */
  readonly retryLimit: number;
  /** Seconds until the first retry; grows with each. */
  readonly retryDelay: number;
  /** Seconds one try may take before it counts as lost. */
  readonly expireInSeconds: number;
  /** Seconds without a heartbeat after which another worker takes the job; at least 10. */
  readonly heartbeatSeconds?: number;
  readonly payload?: Payload;
}

export interface EnqueueOptions {
  /** Higher goes first. */
  priority?: number;
  /** At most one waiting job of this name has this key. */
  singletonKey?: string;
  startAfterSeconds?: number;
}

/**
 * A queue in PostgreSQL. A job enqueued in an open transaction exists if and only if that commits. Every job
 * can run twice.
 */
export interface Jobs {
  enqueue<P extends object>(
    executor: Executor,
    job: JobDefinition<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Moves the waiting jobs with this singletonKey ahead of those with lower priority. Never lowers it. */
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
  /** Whether failing now is final. */
  lastAttempt: boolean;
  /** Aborted when the worker stops. */
  signal: AbortSignal;
}

/**
 * Thrown by a handler that has settled the matter itself: the job fails with the message as its reason and is
 * not retried.
 */
export class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp';
}

export interface JobHandler<P extends object> {
  job: JobDefinition<P>;
  /** How many of these run at once in one worker. */
  concurrency?: number;
  /** Cron expression (UTC) for recurring work. */
  schedule?: string;
  run(job: RunningJob<P>): Promise<void>;
  /**
   * Called once a job will not be tried again: it threw at its last attempt, took too long, or its worker was
   * killed each time (so `run` never saw the end). Can be called twice.
   */
  failed?(payload: P, reason: string): Promise<void>;
}

/** A handler of any payload, for lists. The queue matches each payload with the handler of its own job. */
// biome-ignore lint/suspicious/noExplicitAny: a list of handlers differs in its payloads, and functions are contravariant.
export type AnyJobHandler = JobHandler<any>;
