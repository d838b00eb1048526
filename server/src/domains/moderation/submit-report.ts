import type { ReportTargetKind } from '#contract/reports.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import type { MemberContext, Platform } from '../../platform/context.ts';
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
import type { Machines, ReportTarget } from './report-target.ts';
import { reportingNetwork } from './reporting-network.ts';

const received = 'Thank you. Your report was received.';

/**
 * Adds the caller's report to its target's case, and takes the target out of sight if the rules say so.
 * `also` runs in the same transaction. Throws `notFound`.
 */
export function submitReport(
  context: MemberContext,
  targets: readonly ReportTarget[],
  about: { kind: ReportTargetKind; id: string },
  reasons: Reasons,
  also: (transaction: TransactionExecutor, reportId: string) => Promise<void> = async () => {},
): Promise<{ report_id: string; message: string }> {
  const reporterId = context.memberId;
  const target = targets.find(({ kind }) => kind === about.kind);
  if (!target) throw badInput('target_kind', `"target_kind" names things that cannot be reported.`);
  const id = about.id;
  const network = isMinorRelated(reasons.reason)
    ? reportingNetwork(context.config, context.request.address)
    : null;
  return context.db.transaction(async (transaction) => {
    const reportId = await reportThing(transaction, context, target, id, { reasons, reporterId, network });
    if (reportId === null) throw new AppError('notFound', 'There’s nothing to report here anymore.');
    await also(transaction, reportId);
    return { report_id: reportId, message: received };
  });
}

/**
 * Adds a member's report to the case of a thing, and takes the thing out of sight if the rules say so. `network`:
 * where it comes from, if that counts; `isSworn`: a notice says it. Null: there is no such thing in the member's sight.
 */
export async function reportThing(
  transaction: TransactionExecutor,
  platform: Machines & Pick<Platform, 'log'>,
  target: ReportTarget,
  id: string,
  by: { reasons: Reasons; reporterId: string; network: Buffer | null; isSworn?: boolean },
): Promise<string | null> {
  const { reasons, reporterId, network } = by;
  const isUrgent = isMinorRelated(reasons.reason);
  await lockReporter(transaction, reporterId);
  if (network !== null) await lockNetwork(transaction, network);
  await lockTarget(transaction, target.kind, id);
  const thing = await target.find(transaction, id, reporterId);
  if (thing === null) return null;
  const account = isUrgent ? await findAccount(transaction, reporterId) : null;
  const standing = await standingOf(transaction, reporterId, {
    ...{ kind: target.kind, targetId: id, reason: reasons.reason },
  });
  const holds =
    // A notice may come from who has not confirmed their address; what they say hides nothing.
    account?.email_verified_at != null &&
    !standing.is_held &&
    holdsAtOnce({
      reason: reasons.reason,
      reporter: { ...standing, accountAge: Date.now() - account.created_at.getTime() },
      openHolds: standing.open_holds,
      networkHolds: network === null ? 0 : await countNetworkHolds(transaction, network),
      clearedBefore: standing.cleared_before,
    }) &&
    (await target.hold(transaction, platform, id));
  if (holds && network !== null) await noteNetworkHold(transaction, network);
  const reportId = await fileReport(transaction, {
    kind: target.kind,
    targetId: id,
    ownerId: thing.ownerId,
    reporterId,
    ...reasons,
    evidence: thing.evidence,
    heldTarget: holds,
    isSworn: by.isSworn ?? false,
  });
  if (isUrgent && !standing.said_before) await tellOfMinor(transaction, platform, thing.ownerId);
  return reportId;
}
