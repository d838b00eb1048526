import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';

/** What a job is about: a video by its id or its file's, a member, or words. */
export type JobSubject =
  | { kind: 'media' | 'video' | 'member'; id: string }
  | { kind: 'words'; words: string };

/** What an operator is told of the jobs of one queue, and may do with them. */
export interface JobKind {
  /** Of the queue, e.g. `process-media`. */
  readonly name: string;
  /** What it does, e.g. `Prepare a video`. */
  readonly title: string;
  /** From what was queued. */
  about?(payload: Record<string, unknown>): JobSubject | null;
  /** It may be left undone: nobody's right and nothing's safety hangs on it. */
  readonly mayBeCancelled: boolean;
  /** Where a failed one is begun again otherwise than by trying it again; false: it is tried again after all. */
  retry?(
    transaction: TransactionExecutor,
    platform: Platform,
    payload: Record<string, unknown>,
  ): Promise<boolean>;
}
