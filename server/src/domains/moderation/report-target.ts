import type { ReportTargetKind } from '#contract/reports.ts';
import type { Actor } from '../../platform/audit/record-act.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';

/** What acting on a thing needs. */
export type Machines = Pick<Platform, 'facts' | 'config' | 'jobs'>;

/** What somebody reports, as it is at that moment. */
export interface ReportedThing {
  /** Whose it is; null: nobody's. */
  ownerId: string | null;
  /** What it shows and says, in words, for whoever decides: what is edited afterwards can still be judged. */
  evidence: Record<string, unknown>;
}

/** How reports act on things of one kind. The domain that has the things gives one; main ties it to this domain. */
export interface ReportTarget {
  readonly kind: ReportTargetKind;
  /** The thing, if this member may see it; else null. */
  find(db: Executor, id: string, memberId: string): Promise<ReportedThing | null>;
  /** Takes it out of everybody's sight until it is decided. False: it is so already. */
  hold(transaction: TransactionExecutor, platform: Machines, id: string): Promise<boolean>;
  /** Puts back what was held. Nothing to do is no error. */
  release(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void>;
  /**
   * Removes it for good; `reason` is told to people. Nothing to do is no error. `isEvidence`: its files stay, for whoever must
   * prove what it was.
   */
  remove(
    transaction: TransactionExecutor,
    platform: Machines,
    id: string,
    reason: string,
    isEvidence: boolean,
  ): Promise<void>;
  /** Takes it back from everybody but its owner, until an admin publishes it again. Absent: things of this kind cannot be. */
  unpublish?(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void>;
  /** Has its file refused from now on, from everybody. Absent: they have none, or removing does so anyway. */
  stayDown?(
    transaction: TransactionExecutor,
    platform: Machines,
    actor: Actor,
    id: string,
    reason: string,
    isMinorRelated: boolean,
  ): Promise<unknown>;
}
