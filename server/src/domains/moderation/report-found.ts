import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { askForLook } from '../accounts/index.ts';
import { gatherBurstJob } from './bursts/gather-burst.job.ts';
import { openCase, refreshCases } from './cases/case-queries.ts';
import { caseTitle } from './cases/case-rules.ts';
import { lockTarget, siteReported, writeReport } from './report-queries.ts';
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
  const about = { kind, targetId, ownerId };
  const caseId = await openCase(transaction, { ...about, id: newId(), title: caseTitle(evidence) });
  await writeReport(transaction, {
    ...about,
    id: newId(),
    caseId,
    reporterId: null,
    reason: 'POTENTIALLY_FEATURES_MINOR',
    text,
    evidence,
    heldTarget,
  });
  await refreshCases(transaction, [caseId]);
  await askForLook(transaction, platform);
  if (ownerId !== null)
    await platform.jobs.enqueue(transaction, gatherBurstJob, { ownerId }, { singletonKey: ownerId });
}
