import { newId } from '../../../kit/ids.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { findShortRecord, type Restriction } from '../../accounts/index.ts';
import { findCase, openCase } from '../cases/case-queries.ts';
import type { CaseDecision } from '../cases/case-rules.ts';
import { caseTitle } from '../cases/case-rules.ts';
import { writeDecision } from '../cases/decision-queries.ts';
import { detectionsOf } from '../cases/detection-queries.ts';
import { tellAuthor } from '../cases/tell-author.ts';
import type { Machines } from '../report-target.ts';
import { openReportsOf, writeCaseEvidence } from './restriction-queries.ts';

/**
 * What an admin did outside of a case becomes a decision like any other: its statement is sent and kept, can be complained
 * about to another admin, undone, counted and exported. Reports that wait for the thing go on waiting. Admins are the
 * site's own people: what one does to another's things makes no statement.
 */
export async function noteRestriction(
  transaction: TransactionExecutor,
  platform: Machines,
  restriction: Restriction,
): Promise<void> {
  const { memberId, actor, thing } = restriction;
  if (memberId === actor.id) return;
  const member = await findShortRecord(transaction, memberId);
  if (member === null || member.is_admin) return;
  const title = caseTitle({ title: thing.title });
  const target = { kind: thing.kind, id: thing.id, title };
  const waiting = await openReportsOf(transaction, thing.kind, thing.id);
  const caseId = await openCase(transaction, {
    ...{ id: newId(), kind: thing.kind, targetId: thing.id, ownerId: memberId, title },
  });
  await writeCaseEvidence(transaction, caseId, {
    evidence: thing.evidence ?? null,
    isMinorRelated: restriction.isMinorRelated ?? false,
  });
  const one = await findCase(transaction, caseId, true);
  if (one === null) throw new Error('the case of what was restricted is not there');
  const decision = decisionOf(restriction);
  const isListed = restriction.isFoundByList ?? false;
  const led =
    waiting.length > 0
      ? await detectionsOf(transaction, caseId, waiting)
      : [isListed ? ('list' as const) : ('own' as const)];
  const suspendedUntil = restriction.suspendedUntil ?? null;
  const decisionId = newId();
  const heldBy = isListed ? ('list' as const) : null;
  const receipt = await tellAuthor(transaction, platform, {
    ...{ decisionId, one, targets: [target], decision, heldBy, detections: led },
    ...{ wasDisabled: false, suspendedUntil },
  });
  await writeDecision(
    transaction,
    {
      id: decisionId,
      case_id: caseId,
      outcome: 'upheld',
      target_action: decision.targetAction,
      was_held: isListed,
      held_by: heldBy,
      detections: led,
      was_disabled: false,
      stays_down: decision.staysDown,
      author_id: memberId,
      author_action: decision.authorAction,
      suspended_until: suspendedUntil,
      upload_right_taken: decision.takesUploadRight,
      had_upload_grant: decision.takesUploadRight ? (restriction.hadUploadGrant ?? false) : null,
      ground: decision.ground,
      explanation: decision.explanation,
      targets: [target],
      places: null,
      is_told: receipt !== null,
    },
    { deciderId: actor.id, strikeId: restriction.strikeId ?? null, receipt, isDirect: true },
  );
}

const decisionOf = (restriction: Restriction): CaseDecision => ({
  outcome: 'upheld',
  targetAction: restriction.isRemoved ? 'remove' : restriction.isUnpublished ? 'unpublish' : 'leave',
  places: null,
  staysDown: restriction.staysDown ?? false,
  authorAction:
    restriction.suspendedUntil !== undefined
      ? 'suspend'
      : restriction.strikeId !== undefined
        ? 'strike'
        : 'none',
  takesUploadRight: restriction.takesUploadRight ?? false,
  ground: restriction.ground,
  explanation: restriction.explanation,
});
