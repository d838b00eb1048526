import type { CaseTargetKind, ReportReason } from '#contract/reports.ts';
import type { Actor } from '../../../platform/audit/record-act.ts';
import { defineFact } from '../../../platform/facts.ts';

/** Something that an admin did, outside of a case, to a member or to what is theirs. */
export interface Restriction {
  /** Whom it concerns; nothing follows where they did it themselves. */
  memberId: string;
  actor: Actor;
  /**
   * What it was done to: the thing as it was before. An act on the account is a thing of its own, of the kind `account`
   * and with an id of its own, so that it can be complained about and undone by itself.
   */
  thing: { kind: CaseTargetKind; id: string; title: string; evidence?: Record<string, unknown> };
  /** What happened to the thing; absent: nothing. */
  isRemoved?: boolean;
  isUnpublished?: boolean;
  staysDown?: boolean;
  /** What happened to the member; absent: nothing. */
  strikeId?: string;
  /** Until when they are suspended; null: until it is lifted. */
  suspendedUntil?: Date | null;
  takesUploadRight?: boolean;
  /** An admin had granted the right that is taken. */
  hadUploadGrant?: boolean;
  /** A program found it by a list, and it was out of sight since then. */
  isFoundByList?: boolean;
  isMinorRelated?: boolean;
  /** The rule that it goes by; null: none was named. */
  ground: ReportReason | null;
  /** In words for the member; null: none were given. */
  explanation: string | null;
}

/**
 * A member was restricted, and is told what was done, why, and how to object. Stated once the thing is changed, by whoever
 * locked it with `lockThing` first.
 */
export const memberRestricted = defineFact<Restriction>('member.restricted');
