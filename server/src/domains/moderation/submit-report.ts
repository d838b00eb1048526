import type { ReportTargetKind } from '#contract/reports.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { findAccount } from '../accounts/index.ts';
import { fileReport, tellOfMinor } from './file-report.ts';
import {
  countNetworkHolds,
  lockNetwork,
  lockReporter,
  lockTarget,
  noteNetworkHold,
  standingOf,
} from './report-queries.ts';
import { holdsAtOnce, isMinorRelated, type Reasons } from './report-rules.ts';
import type { ReportTarget } from './report-target.ts';
import { reportingNetwork } from './reporting-network.ts';

const received = 'Thank you. Your report was received.';

/**
 * Adds the caller's report to its target's case, and takes the target out of sight if the rules say so.
 * Throws `notFound`.
 */
export function submitReport(
  context: MemberContext,
  targets: readonly ReportTarget[],
  about: { kind: ReportTargetKind; id: string },
  reasons: Reasons,
): Promise<{ report_id: string; message: string }> {
  const reporterId = context.memberId;
  const target = targets.find(({ kind }) => kind === about.kind);
  if (!target) throw badInput('target_kind', `"target_kind" names things that cannot be reported.`);
  const id = about.id;
  const isUrgent = isMinorRelated(reasons.reason);
  const network = isUrgent ? reportingNetwork(context.config, context.request.address) : null;
  return context.db.transaction(async (transaction) => {
    await lockReporter(transaction, reporterId);
    if (network !== null) await lockNetwork(transaction, network);
    await lockTarget(transaction, about.kind, id);
    const thing = await target.find(transaction, id, reporterId);
    if (thing === null) throw new AppError('notFound', 'There is nothing to report here any more.');
    const standing = await standingOf(transaction, reporterId, about.kind, id);
    const holds =
      isUrgent &&
      !standing.is_held &&
      holdsAtOnce({
        reason: reasons.reason,
        reporter: { ...standing, accountAge: await accountAge(transaction, reporterId) },
        openHolds: standing.open_holds,
        networkHolds: network === null ? 0 : await countNetworkHolds(transaction, network),
        clearedBefore: standing.cleared_before,
      }) &&
      (await target.hold(transaction, context, id));
    if (holds && network !== null) await noteNetworkHold(transaction, network);
    const reportId = await fileReport(transaction, {
      kind: about.kind,
      targetId: id,
      ownerId: thing.ownerId,
      reporterId,
      ...reasons,
      evidence: thing.evidence,
      heldTarget: holds,
    });
    if (isUrgent && standing.said_before !== reasons.reason)
      await tellOfMinor(transaction, context, thing.ownerId);
    return { report_id: reportId, message: received };
  });
}

async function accountAge(transaction: TransactionExecutor, accountId: string): Promise<number> {
  const account = await findAccount(transaction, accountId);
  return account === null ? 0 : Date.now() - account.created_at.getTime();
}
