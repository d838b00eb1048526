import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { askForLook } from '../accounts/index.ts';
import { gatherBurstJob } from './bursts/gather-burst.job.ts';
import { openCase, refreshCases } from './cases/case-queries.ts';
import { caseTitle } from './cases/case-rules.ts';
import { type NewReport, writeReport } from './report-queries.ts';

/** Adds a report to the case of its thing, which it opens. The thing is locked before. Answers the report's id. */
export async function fileReport(
  transaction: TransactionExecutor,
  report: Omit<NewReport, 'id' | 'caseId'>,
): Promise<string> {
  const { kind, targetId, ownerId, evidence } = report;
  const title = caseTitle(evidence);
  const caseId = await openCase(transaction, { id: newId(), kind, targetId, ownerId, title });
  const reportId = await writeReport(transaction, { ...report, id: newId(), caseId });
  await refreshCases(transaction, [caseId]);
  return reportId;
}

/** Mails everybody with `child_safety`, and looks whether much by one author was reported. */
export async function tellOfMinor(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'jobs' | 'log'>,
  ownerId: string | null,
): Promise<void> {
  await askForLook(transaction, platform);
  if (ownerId !== null)
    await platform.jobs.enqueue(transaction, gatherBurstJob, { ownerId }, { singletonKey: ownerId });
}
