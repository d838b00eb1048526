import type { ReportTargetKind } from '#contract/reports.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import type { MemberContext } from '../../platform/context.ts';
import { openCase, refreshCases } from './cases/case-queries.ts';
import { caseTitle } from './cases/case-rules.ts';
import { lockReporter, lockTarget, standingOf, writeReport } from './report-queries.ts';
import { holdsAtOnce, type Reasons } from './report-rules.ts';
import type { ReportTarget } from './report-target.ts';

const received = 'Thank you. Your report was received.';

/** Writes a report of whoever asks into the case of its target, and takes its target out of sight where the rules say so. Throws `notFound`. */
export function submitReport(
  context: MemberContext,
  targets: readonly ReportTarget[],
  about: { kind: ReportTargetKind; id: string },
  reasons: Reasons,
): Promise<{ report_id: string; message: string }> {
  const reporterId = context.memberId;
  const target = targets.find(({ kind }) => kind === about.kind);
  if (!target) throw badInput('target_kind', `"target_kind" names things that cannot be reported.`);
  const id = about.id.toLowerCase();
  return context.db.transaction(async (transaction) => {
    await lockReporter(transaction, reporterId);
    await lockTarget(transaction, about.kind, id);
    const thing = await target.find(transaction, id, reporterId);
    if (thing === null) throw new AppError('notFound', 'There is nothing to report here any more.');
    const standing = await standingOf(transaction, reporterId, about.kind, id);
    const holds =
      !standing.is_held &&
      holdsAtOnce({
        reason: reasons.reason,
        openHolds: standing.open_holds,
        clearedBefore: standing.cleared_before,
      }) &&
      (await target.hold(transaction, context, id));
    const caseId = await openCase(transaction, {
      id: newId(),
      kind: about.kind,
      targetId: id,
      ownerId: thing.ownerId,
      title: caseTitle(thing.evidence),
    });
    const reportId = await writeReport(transaction, {
      id: newId(),
      caseId,
      kind: about.kind,
      targetId: id,
      ownerId: thing.ownerId,
      reporterId,
      ...reasons,
      evidence: thing.evidence,
      heldTarget: holds,
    });
    await refreshCases(transaction, [caseId]);
    return { report_id: reportId, message: received };
  });
}
