import { noticeKindWords } from '#contract/notice-texts.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { caseOfTarget, refreshCases } from '../cases/case-queries.ts';
import { fileReport } from '../file-report.ts';
import { lockReporter, lockTarget } from '../report-queries.ts';
import type { ReportTarget } from '../report-target.ts';
import { fileNotice } from './file-notice.job.ts';
import {
  findNotice,
  type NoticeRow,
  unreportedItems,
  writeItemGone,
  writeItemReport,
} from './notice-queries.ts';

/** Sees what everybody sees. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** One transaction a thing: a run that is cut off goes on where it was. */
export const createFileNoticeHandler = (
  platform: Pick<Platform, 'db' | 'log'>,
  targets: readonly ReportTarget[],
): JobHandler<{ noticeId: string }> => ({
  job: fileNotice,
  concurrency: 1,
  async run({ payload: { noticeId }, signal }) {
    const notice = await findNotice(platform.db, noticeId);
    if (notice === null) return;
    for (const item of await unreportedItems(platform.db, noticeId)) {
      signal.throwIfAborted();
      await reportItem(platform, targets, notice, item);
    }
  },
  async failed({ noticeId }, reason) {
    platform.log.error({ noticeId, reason }, 'a notice could not be filed');
  },
});

function reportItem(
  { db }: Pick<Platform, 'db'>,
  targets: readonly ReportTarget[],
  notice: NoticeRow,
  item: Awaited<ReturnType<typeof unreportedItems>>[number],
): Promise<void> {
  const { kind, id, position } = item;
  return db.transaction(async (transaction) => {
    if (notice.member_id !== null) await lockReporter(transaction, notice.member_id);
    await lockTarget(transaction, kind, id);
    const target = targets.find((one) => one.kind === kind);
    const thing = await target?.find(transaction, id, notice.member_id ?? nobody);
    if (!thing) return writeItemGone(transaction, notice.id, position);
    const reportId = await fileReport(transaction, {
      ...{ kind, targetId: id, ownerId: thing.ownerId, evidence: thing.evidence },
      reporterId: notice.member_id,
      reason: notice.reason_category,
      text: noticeKindWords[notice.kind],
      heldTarget: false,
    });
    await writeItemReport(transaction, notice.id, position, reportId);
    const caseId = notice.is_urgent ? await caseOfTarget(transaction, kind, id) : null;
    // Its place in the queue.
    if (caseId !== null) await refreshCases(transaction, [caseId]);
  });
}
