import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { fileReport, tellOfMinor } from './file-report.ts';
import { lockTarget, siteReported } from './report-queries.ts';
import type { ReportedThing, ReportTarget } from './report-target.ts';

const longestText = 2000;

/**
 * The site's own report that a thing may show a minor, because a list says so: it is held where it can be,
 * and everybody with `child_safety` is mailed. What was reported in the same words before is not reported again.
 */
export async function reportFoundMinor(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'config' | 'jobs' | 'log'>,
  target: ReportTarget,
  { id: targetId, ownerId, evidence, why }: ReportedThing & { id: string; why: string },
): Promise<void> {
  const { kind } = target;
  const text = why.slice(0, longestText);
  await lockTarget(transaction, kind, targetId);
  if (await siteReported(transaction, { kind, targetId, text })) return;
  const heldTarget = await target.hold(transaction, platform, targetId);
  await fileReport(transaction, {
    kind,
    targetId,
    ownerId,
    reporterId: null,
    reason: 'POTENTIALLY_FEATURES_MINOR',
    text,
    evidence,
    heldTarget,
    foundBy: 'list',
  });
  await tellOfMinor(transaction, platform, ownerId);
}
