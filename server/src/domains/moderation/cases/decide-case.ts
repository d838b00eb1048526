import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { findUploadRight, lockMember } from '../../accounts/index.ts';
import { aboutThing } from '../about-thing.ts';
import { reportDecided } from '../report-facts.ts';
import { lockTarget } from '../report-queries.ts';
import { isMinorRelated } from '../report-rules.ts';
import type { Machines, ReportTarget } from '../report-target.ts';
import { actOnAuthor, standingOfAuthor } from './act-on-author.ts';
import {
  type CaseListRow,
  type CaseTarget,
  findCase,
  lockCase,
  refreshCases,
  targetsOf,
} from './case-queries.ts';
import { type CaseDecision, readDecision, type TypedDecision } from './case-rules.ts';
import { decidedAct } from './decided-act.ts';
import {
  type ClosedReport,
  casesReportedBy,
  closeReports,
  countDecided,
  writeDecision,
} from './decision-queries.ts';
import { detectionsOf } from './detection-queries.ts';
import type { HeldBy } from './detections.ts';
import { noCase } from './no-case.ts';
import { tellAuthor } from './tell-author.ts';
import { underNotice } from './under-notice.ts';
import { replaceDecisions } from './undo-decision.ts';

/** What people read where something was removed and the admin gave no reason, or none fit for everybody. */
export const removalReason = 'It was removed because it broke the rules of this site.';

/** Other cases of the same reporters, whose place in the list changes with what is now known about them. */
const movedMost = 500;

export interface DecideCase {
  caseId: string;
  actor: Actor;
  /** The one earlier decision that this undoes; absent: what earlier ones did. */
  undoes?: string;
  /** Who looked at it second. */
  confirmerId?: string | null;
  seesMinors: boolean;
  decision: TypedDecision;
  suspendedUntil: Date | null;
  falseReportIds: readonly string[];
  isThankful: boolean;
}
export interface DecidedCase {
  caseId: string;
  decisionId: string;
  state: 'upheld' | 'dismissed';
  reports: number;
  /** What an earlier decision took down, and this one would put back, is deleted by now. */
  isGone: boolean;
  /** The right to upload that an earlier decision took comes back with an identity check only. */
  needsIdentity: boolean;
}

/**
 * Decides a case: its subject, its author and every open report, in the caller's transaction, on record, and
 * each side is told. Throws `notFound`, `badInput` for inconsistent parts, and `conflict` if it is already
 * decided, another admin has it, or nothing can be done to the author.
 */
export async function decideCase(
  transaction: TransactionExecutor,
  platform: Machines,
  kinds: readonly ReportTarget[],
  asked: DecideCase,
): Promise<DecidedCase> {
  const seen = await findCase(transaction, asked.caseId, asked.seesMinors);
  if (seen === null) throw noCase();
  const before = await targetsOf(transaction, seen.id);
  const typed = readDecision(
    asked.decision,
    before.map(({ kind }) => kind),
  );
  const decision = await underNotice(transaction, seen, before, typed, asked.falseReportIds);
  // Locks are always taken in one order: members, things, cases.
  const concerns = decision.authorAction !== 'none' || decision.takesUploadRight;
  // What an earlier decision did to them may be undone, too.
  const author =
    (concerns || decision.targetAction === 'leave') && seen.author_id !== null
      ? await lockMember(transaction, seen.author_id)
      : null;
  const member = concerns ? author : null;
  await lockTargets(transaction, before);
  const one = await lockCase(transaction, seen.id, asked.seesMinors);
  if (one === null) throw noCase();
  requireUndecided(one, asked.actor);
  const targets = await targetsOf(transaction, one.id);
  if (one.id !== seen.id || targets.length !== before.length || one.author_id !== seen.author_id)
    throw new AppError('conflict', 'This case has just changed. Reload the page and look again.');
  if (concerns) standingOfAuthor(asked.actor, member);

  const closed = await closeReports(transaction, {
    caseId: one.id,
    outcome: decision.outcome,
    falseIds: asked.falseReportIds,
    note: decision.explanation,
    deciderId: asked.actor.id,
  });
  requireKnown(closed, asked.falseReportIds);
  const holding = closed.find(({ held_target }) => held_target);
  const heldBy = holding === undefined ? null : holderOf(holding);
  const led = await detectionsOf(
    transaction,
    one.id,
    closed.map(({ id }) => id),
  );
  const {
    isBack: wasDisabled,
    isGone,
    needsIdentity,
  } = await replaceDecisions(transaction, platform, kinds, asked.actor, one.id, decision, author, {
    only: asked.undoes ?? null,
    spareDirect: closed.length > 0,
  });
  await actOnTargets(transaction, platform, kinds, {
    actor: asked.actor,
    one,
    targets,
    decision,
    closed,
  });
  const takesFrom = decision.takesUploadRight ? member : null;
  const hadGrant = takesFrom && (await findUploadRight(transaction, takesFrom.id)).upload_word === 'granted';
  const { strikeId } =
    concerns && member !== null
      ? await actOnAuthor(transaction, platform, asked.actor, member, {
          decision,
          until: asked.suspendedUntil,
          isConfidential: one.is_minor_related,
        })
      : { strikeId: null };

  const decisionId = newId();
  const receipt = await tellAuthor(transaction, platform, {
    decisionId,
    one,
    targets,
    decision,
    heldBy,
    detections: led,
    wasDisabled,
    suspendedUntil: decision.authorAction === 'suspend' ? asked.suspendedUntil : null,
  });
  await writeDecision(
    transaction,
    {
      id: decisionId,
      case_id: one.id,
      outcome: decision.outcome,
      target_action: decision.targetAction,
      was_held: heldBy !== null,
      held_by: heldBy,
      detections: led,
      was_disabled: wasDisabled,
      stays_down: decision.staysDown,
      author_id: one.author_id,
      author_action: decision.authorAction,
      suspended_until: decision.authorAction === 'suspend' ? asked.suspendedUntil : null,
      upload_right_taken: decision.takesUploadRight,
      had_upload_grant: hadGrant,
      ground: decision.ground,
      explanation: decision.explanation,
      targets,
      places: decision.places,
      is_told: receipt !== null,
    },
    { deciderId: asked.actor.id, confirmerId: asked.confirmerId ?? null, strikeId, receipt },
  );
  await settleReports(transaction, platform, { one, closed, asked });
  await recordAct(transaction, asked.actor, decidedAct(one, decision, closed.length, asked));
  return {
    caseId: one.id,
    decisionId,
    state: decision.outcome,
    reports: closed.length,
    ...{ isGone: isGone && !wasDisabled, needsIdentity },
  };
}

/** A report that a minor may be shown hides by itself; what waited too long for a look was hidden by the clock. */
function holderOf({ found_by, reason_category }: ClosedReport): HeldBy {
  if (found_by === 'list') return 'list';
  return isMinorRelated(reason_category) ? 'report' : 'late';
}

/** In one order, so that transactions do not deadlock. */
export async function lockTargets(
  transaction: TransactionExecutor,
  targets: readonly CaseTarget[],
): Promise<void> {
  const ordered = [...targets].sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1));
  for (const { kind, id } of ordered) await lockTarget(transaction, kind, id);
}

/** Throws `conflict` if a case is decided or another admin has it. */
export function requireUndecided(one: CaseListRow, actor: Actor): void {
  if (one.state === 'upheld' || one.state === 'dismissed')
    throw new AppError('conflict', 'Someone has already decided this.');
  if (actor.id !== null && one.assignee_id !== null && one.assignee_id !== actor.id)
    throw new AppError(
      'conflict',
      `${one.assignee_username ?? 'Another admin'} has this case. Take it over first.`,
    );
}

function requireKnown(closed: readonly ClosedReport[], falseIds: readonly string[]): void {
  const ids = new Set(closed.map(({ id }) => id));
  if (falseIds.some((id) => !ids.has(id)))
    throw new AppError('badInput', 'Some of the reports marked as false are not open in this case.', {
      field: 'p_false_report_ids',
    });
}

async function actOnTargets(
  transaction: TransactionExecutor,
  platform: Machines,
  kinds: readonly ReportTarget[],
  what: {
    actor: Actor;
    one: CaseListRow;
    targets: readonly CaseTarget[];
    decision: CaseDecision;
    closed: readonly ClosedReport[];
  },
): Promise<void> {
  const { actor, one, targets, decision, closed } = what;
  // What is said about a case about minors stays between the author and the admins who may see it.
  const words = one.is_minor_related ? removalReason : (decision.explanation ?? removalReason);
  const reason = Array.from(words).slice(0, limits.removalReasonLength).join('');
  for (const { kind, id } of targets) {
    const target = kinds.find((known) => known.kind === kind);
    // Of an account, each act is undone by itself.
    if (kind === 'account' || kind === 'picture') continue;
    if (!target) throw new AppError('conflict', `Nothing here knows how to decide on a ${kind}.`);
    const releaseHeld = async (of: string): Promise<void> => {
      if (closed.some((report) => report.held_target && report.target_id === of))
        await target.release(transaction, platform, of);
    };
    if (decision.targetAction === 'remove') {
      if (decision.staysDown)
        await target.stayDown?.(transaction, platform, actor, id, reason, one.is_minor_related);
      await target.remove(transaction, platform, id, reason, one.is_minor_related);
    } else if (decision.targetAction === 'unpublish') await target.unpublish?.(transaction, platform, id);
    else if (decision.targetAction === 'disable') await target.disable?.(transaction, platform, id);
    else if (decision.places !== null) {
      await target.limit?.(transaction, actor, id, { ...decision.places, caseId: one.id, reason });
      await releaseHeld(id);
    } else await releaseHeld(id);
  }
}

/** Credits the reporters with what they were right about, and tells each. */
async function settleReports(
  transaction: TransactionExecutor,
  platform: Machines,
  { one, closed, asked }: { one: CaseListRow; closed: readonly ClosedReport[]; asked: DecideCase },
): Promise<void> {
  await countDecided(transaction, closed, new Set(asked.falseReportIds));
  await refreshCases(transaction, await casesReportedBy(transaction, closed, movedMost));
  for (const report of closed) {
    await platform.facts.state(transaction, reportDecided, {
      reportId: report.id,
      reporterId: report.reporter_id,
      targetKind: report.target_kind,
      targetId: report.target_id,
      about: one.is_minor_related ? null : aboutThing(report.evidence),
      outcome: report.state,
      action: asked.decision.p_target_action ?? 'leave',
      isThanked: asked.isThankful && report.state === 'upheld',
    });
  }
}
