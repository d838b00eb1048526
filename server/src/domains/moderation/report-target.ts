import type { Places } from '#contract/place-lists.ts';
import type { ReportTargetKind } from '#contract/reports.ts';
import type { Actor } from '../../platform/audit/record-act.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';

/** What acting on a thing needs. */
export type Machines = Pick<Platform, 'facts' | 'config' | 'jobs'>;

/** What somebody reports, as it is at that moment. */
export interface ReportedThing {
  /** Its owner; null: nobody. */
  ownerId: string | null;
  /** What it shows and says, in text, for the deciding admin: later edits must not hide it. */
  evidence: Record<string, unknown>;
}

/** A thing that is the same as another, or nearly, or shows a frame of it. */
export interface ThingCopy {
  target: ReportTargetKind;
  id: string;
  title: string;
  slug: string;
  status: string;
  ownerId: string | null;
  owner: string | null;
  kind: 'identical' | 'near' | 'frames';
  /** How much of either is in the other, 0 to 1. */
  share: number;
}

/** Something that a decision about a thing touches beside it, counted by whoever owns it. */
export interface Touched {
  readonly name: string;
  count(db: Executor, id: string): Promise<number>;
}

/**
 * How reports act on things of one kind. The domain that owns them provides one; main ties it to this domain.
 */
export interface ReportTarget {
  readonly kind: ReportTargetKind;
  /** The thing, if this member may see it; else null. */
  find(db: Executor, id: string, memberId: string): Promise<ReportedThing | null>;
  /**
   * What public addresses name: ids by slug, user name (however written) or id; nothing that is hidden from everybody,
   * so that names cannot be tried. Absent: things of this kind have no address.
   */
  idsByName?(db: Executor, names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The same or nearly the same as this, elsewhere on the site, the likest first. Absent: nothing of this kind has copies. */
  copies?(db: Executor, id: string): Promise<ThingCopy[]>;
  /** Hashes of what it shows, by which pictures of it are found. */
  frames?(db: Executor, id: string): Promise<Buffer[]>;
  /** Things of this kind that show one of these frames. */
  showing?(db: Executor, frames: readonly Buffer[]): Promise<ThingCopy[]>;
  /** A copy as a decision needs it, in any state; null: it is gone. Goes with `copies` and `showing`. */
  look?(db: Executor, id: string): Promise<ReportedThing | null>;
  /** Takes it out of everybody's sight until it is decided. False: it already is. */
  hold(transaction: TransactionExecutor, platform: Machines, id: string): Promise<boolean>;
  /** Puts back what was held or disabled. Nothing to do is not an error. */
  release(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void>;
  /**
   * Removes it for good; people are told `reason`. Nothing to do is not an error. `isEvidence`: its files
   * stay longer, to prove what it was.
   */
  remove(
    transaction: TransactionExecutor,
    platform: Machines,
    id: string,
    reason: string,
    isEvidence: boolean,
  ): Promise<void>;
  /**
   * Puts back what was removed or withdrawn. False: it is deleted by now; `there`: it is not out of sight by that any more,
   * or waits for something else. Absent: not possible for this kind.
   */
  restore?(transaction: TransactionExecutor, platform: Machines, id: string): Promise<boolean | 'there'>;
  /**
   * Deletes what was removed so many days ago, as many as that at once, but never what is evidence: then nobody can
   * complain of it any more. Answers whether there may be more. Absent: something else does.
   */
  forgetRemoved?(
    transaction: TransactionExecutor,
    platform: Machines,
    days: number,
    limit: number,
  ): Promise<boolean>;
  /**
   * Withdraws it from everybody but its owner, until an admin publishes it again. Absent: not possible for
   * this kind.
   */
  unpublish?(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void>;
  /** Shows it in some places only, as decided on a case. Absent: not possible for this kind. */
  limit?(
    transaction: TransactionExecutor,
    actor: Actor,
    id: string,
    decided: Places & { caseId: string; reason: string },
  ): Promise<void>;
  /** Shows it everywhere again. Goes with `limit`. */
  unlimit?(transaction: TransactionExecutor, id: string): Promise<boolean>;
  /** Takes it down so that it can be put back as it was. Absent: not possible for this kind. */
  disable?(transaction: TransactionExecutor, platform: Machines, id: string): Promise<boolean>;
  /** Bars its file from now on, for everybody. Absent: there is none, or removing does so anyway. */
  stayDown?(
    transaction: TransactionExecutor,
    platform: Machines,
    actor: Actor,
    id: string,
    reason: string,
    isMinorRelated: boolean,
  ): Promise<unknown>;
}
