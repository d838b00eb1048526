import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, Timestamp, Uuid } from './schema-parts.ts';

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
/** `waiting`: for its turn or its next try. */
export const JobState = Type.Union(jobStates.map((state) => Type.Literal(state)));
export type JobState = (typeof jobStates)[number];

export const Job = Type.Object({
  id: Uuid,
  /** Name of the queue, e.g. `process-media`. */
  name: Type.String(),
  /** What it does, e.g. `Prepare a video`. */
  title: Type.String(),
  /** What it is about: the title of a video with its slug, a member by the username, or words. */
  subject: Nullable(
    Type.Object({
      words: Type.String(),
      video_slug: Nullable(Type.String()),
      username: Nullable(Type.String()),
    }),
  ),
  state: Type.Unsafe<JobState>(JobState),
  /** Share of the work that is done, 0 to 1; null where it is not known. */
  progress: Nullable(Type.Number()),
  /** Tries so far, and how many are allowed. */
  attempts: Type.Integer(),
  most_attempts: Type.Integer(),
  /** Why it failed, or why its last try did. */
  error: Nullable(Type.String()),
  created_at: Timestamp,
  started_at: Nullable(Timestamp),
  finished_at: Nullable(Timestamp),
  /** When a waiting one is tried, if that is not as soon as a worker is free. */
  next_try_at: Nullable(Timestamp),
  can_retry: Type.Boolean(),
  can_cancel: Type.Boolean(),
});
export type Job = Static<typeof Job>;

const Count = Type.Integer({ description: `At most ${limits.jobsCounted}: then there are more.` });

export const jobCalls = {
  list_jobs: declare({
    kind: 'rpc',
    summary:
      'What the workers are doing, will do and have done, newest first. Finished jobs are listed for two days.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_state: Type.Optional(Nullable(Type.Unsafe<JobState>(JobState))),
      /** Name of a queue. */
      p_name: Type.Optional(Nullable(CodeText({ minLength: 1, maxLength: 100 }))),
      p_hides_housekeeping: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'Leaves out what runs by the clock, unless it failed or `p_name` asks for it.',
        }),
      ),
      /** The `next_cursor` of the page before. */
      p_cursor: Type.Optional(Nullable(CodeText({ minLength: 1, maxLength: 200 }))),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.jobsAtMost })),
    }),
    output: Type.Object({
      items: Type.Array(Job),
      /** Null: this is the end. */
      next_cursor: Nullable(Type.String()),
      counts: Type.Object({ waiting: Count, running: Count, failed: Count }),
      /** Every kind of job, for the filter. */
      kinds: Type.Array(
        Type.Object({
          name: Type.String(),
          title: Type.String(),
          is_housekeeping: Type.Boolean({ description: 'It runs by the clock.' }),
        }),
      ),
      /** Whether a worker is running; without one nothing is done. */
      has_worker: Type.Boolean(),
    }),
  }),
  get_encoders: declare({
    kind: 'rpc',
    summary:
      'What the machine of each worker can encode videos with, as the worker found when it started, and which of it is used.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(
      Type.Object({
        host: Type.String(),
        encoder: OneOf(['software', 'nvenc', 'qsv', 'vaapi']),
        works: Type.Boolean(),
        why: Nullable(Type.String({ description: 'Why it does not, or failed last.' })),
        is_used: Type.Boolean(),
        failures: Type.Integer({ description: 'Runs that software made instead since the worker started.' }),
        set_aside_at: Nullable(Timestamp),
        checked_at: Timestamp,
      }),
    ),
  }),
  retry_job: declare({
    kind: 'rpc',
    summary: 'Runs a failed or cancelled job again; runs one that is waiting for its next try now.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid }),
    output: Type.Object({ message: Type.String() }),
    errors: ['notFound (404): there is no such job', 'conflict (409): it has not failed'],
  }),
  cancel_job: declare({
    kind: 'rpc',
    summary:
      'Takes a waiting job out of its queue, or stops a running one within seconds. Jobs that others depend on, such as deleting, cannot be cancelled.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid }),
    output: Type.Object({ message: Type.String() }),
    errors: ['notFound (404): there is no such job', 'conflict (409): it is over, or may not be cancelled'],
  }),
};
