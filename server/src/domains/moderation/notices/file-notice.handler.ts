import { noticeKindWords } from '#contract/notice-texts.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { caseOfTarget, refreshCases } from '../cases/case-queries.ts';
import { fileReport, tellOfMinor } from '../file-report.ts';
import { lockTarget } from '../report-queries.ts';
import { isMinorRelated, type Reasons } from '../report-rules.ts';
import type { ReportTarget } from '../report-target.ts';
import { reportThing } from '../submit-report.ts';
import { fileNotice } from './file-notice.job.ts';
import {
  findNotice,
  type NoticeRow,
  reportedByNotice,
  unreportedItems,
  writeItemGone,
  writeItemReport,
} from './notice-queries.ts';
import { nobody } from './resolve-addresses.ts';

/** One transaction a thing: a run that is cut off goes on where it was. */
export const createFileNoticeHandler = (
  platform: Platform,
  targets: readonly ReportTarget[],
): JobHandler<{ noticeId: string; network: string | null }> => ({
  job: fileNotice,
  concurrency: 1,
  async run({ payload: { noticeId, network }, signal }) {
    const notice = await findNotice(platform.db, noticeId);
    if (notice === null) return;
    await eachAlone(
      await unreportedItems(platform.db, noticeId),
      (item) => reportItem(platform, targets, { ...notice, network }, item),
      signal,
    );
  },
  async failed({ noticeId }, reason) {
    platform.log.error({ noticeId, reason }, 'a notice could not be filed');
  },
});

function reportItem(
  platform: Platform,
  targets: readonly ReportTarget[],
  notice: NoticeRow & { network: string | null },
  { kind, id, position }: Awaited<ReturnType<typeof unreportedItems>>[number],
): Promise<void> {
  return platform.db.transaction(async (transaction) => {
    // Two of its lines may name one thing.
    const known = await reportedByNotice(transaction, notice.id, kind, id);
    if (known !== null) return writeItemReport(transaction, notice.id, position, known);
    const target = targets.find((one) => one.kind === kind);
    const reasons: Reasons = { reason: notice.reason_category, text: noticeKindWords[notice.kind] };
    const reportId =
      target === undefined
        ? null
        : notice.member_id === null
          ? await reportOfNobody(transaction, platform, target, id, reasons)
          : await reportThing(transaction, platform, target, id, {
              ...{ reasons, reporterId: notice.member_id, isSworn: true },
              network: notice.network === null ? null : Buffer.from(notice.network, 'hex'),
            });
    if (reportId === null) return writeItemGone(transaction, notice.id, position);
    await writeItemReport(transaction, notice.id, position, reportId);
    const caseId = await caseOfTarget(transaction, kind, id);
    // Its place in the queue: by its times, and by what is known of its mailbox.
    if (caseId !== null) await refreshCases(transaction, [caseId]);
  });
}

/** A report of who has no account: it takes nothing out of sight, but of a minor those who look are told at once. */
async function reportOfNobody(
  transaction: TransactionExecutor,
  platform: Platform,
  target: ReportTarget,
  id: string,
  reasons: Reasons,
): Promise<string | null> {
  await lockTarget(transaction, target.kind, id);
  const thing = await target.find(transaction, id, nobody);
  if (thing === null) return null;
  const { ownerId, evidence } = thing;
  const reportId = await fileReport(transaction, {
    ...{ kind: target.kind, targetId: id, ownerId, evidence, reporterId: null, heldTarget: false },
    ...reasons,
  });
  if (isMinorRelated(reasons.reason)) await tellOfMinor(transaction, platform, ownerId);
  return reportId;
}
