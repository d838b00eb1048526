import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { reportDecided } from './report-facts.ts';
import { closeReports, type Decision, lockTarget } from './report-queries.ts';
import type { ReportTarget } from './report-target.ts';

/** What people read where something was removed and whoever decided said nothing. */
export const removalReason = 'It was removed because it broke the rules of this site.';

/**
 * Decides all that is open on one thing at once: `upheld` removes it, `dismissed` puts it back where a report held it.
 * Answers how many reports that were. Throws `conflict` when none is open.
 */
export async function decideReports(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'config' | 'jobs'>,
  targets: readonly ReportTarget[],
  decision: Decision,
): Promise<number> {
  const target = targets.find(({ kind }) => kind === decision.kind);
  if (!target) throw new AppError('conflict', `Nothing here knows how to decide on a ${decision.kind}.`);
  await lockTarget(transaction, decision.kind, decision.targetId);
  const closed = await closeReports(transaction, decision);
  if (closed.length === 0) throw new AppError('conflict', 'This was decided already.');
  if (decision.outcome === 'upheld')
    await target.remove(transaction, platform, decision.targetId, decision.note ?? removalReason);
  else if (closed.some((report) => report.held_target))
    await target.release(transaction, platform, decision.targetId);
  for (const report of closed) {
    await platform.facts.state(transaction, reportDecided, {
      reportId: report.id,
      reporterId: report.reporter_id,
      targetKind: decision.kind,
      targetId: decision.targetId,
      outcome: decision.outcome,
    });
  }
  return closed.length;
}
