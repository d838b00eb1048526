import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';

/** What a job is about: a video by its id or its file's, a member, or a text. */
export type JobSubject =
  | { kind: 'media' | 'video' | 'member'; id: string }
  | { kind: 'words'; words: string };

/** What an operator learns about the jobs of one queue, and may do with them. */
export interface JobKind {
  /** The queue's name, e.g. `process-media`. */
  readonly name: string;
  /** What it does, e.g. `Prepare a video`. */
  readonly title: string;
  /** It runs by the clock, over everything: nobody asked for it, and one that went well tells nothing. */
  readonly isHousekeeping?: true;
  /** Derived from the payload. */
  about?(payload: Record<string, unknown>): JobSubject | null;
  /** It may be left undone: nobody's rights and no safety depend on it. */
  readonly mayBeCancelled: boolean;
  /** How a failed one is restarted, if not by retrying it; false: it is retried after all. */
  retry?(
    transaction: TransactionExecutor,
    platform: Platform,
    payload: Record<string, unknown>,
  ): Promise<boolean>;
}
