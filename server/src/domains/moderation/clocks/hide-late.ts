import { noticeLimits } from '#contract/notice-lists.ts';
import { recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { caseAct } from '../cases/case-acts.ts';
import { lockCase, refreshCases, targetsOf } from '../cases/case-queries.ts';
import { reliabilityOf } from '../cases/case-rules.ts';
import { lockTargets } from '../cases/decide-case.ts';
import { leastReliability } from '../report-rules.ts';
import type { ReportTarget } from '../report-target.ts';
import { lateUnseenCases, noteHiddenLate, noteReportHolds, urgentReportsOf } from './hide-late-queries.ts';

/** Per run; the rest is left to the next. */
const atOnce = 100;

/**
 * What somebody swears to be shown in against their will goes out of sight when its time is over and nobody has taken the
 * case, until a person decides. Not by the word of who was mostly wrong before, nor again for what was dismissed.
 */
export async function hideLate(
  platform: Pick<Platform, 'db' | 'facts' | 'config' | 'jobs'>,
  kinds: readonly ReportTarget[],
  signal: AbortSignal,
): Promise<void> {
  const hide = (caseId: string) =>
    platform.db.transaction(async (transaction) => {
      await lockTargets(transaction, await targetsOf(transaction, caseId));
      const one = await lockCase(transaction, caseId, true);
      if (one === null || one.assignee_id !== null || one.due_at === null || one.due_at > new Date()) return;
      const reports = (await urgentReportsOf(transaction, one.id)).filter(
        (report) => reliabilityOf(report) >= leastReliability,
      );
      const hidden: string[] = [];
      for (const { id, target_kind, target_id } of reports) {
        const target = kinds.find(({ kind }) => kind === target_kind);
        if (await target?.hold(transaction, platform, target_id)) hidden.push(id);
      }
      await noteHiddenLate(transaction, one.id);
      if (hidden.length === 0) return;
      await noteReportHolds(transaction, hidden);
      await refreshCases(transaction, [one.id]);
      await recordAct(
        transaction,
        theSite,
        caseAct(one, {
          act: 'case.hidden',
          summary: `Took the ${one.target_kind} “${one.title}” out of sight: nobody looked at its notice within ${noticeLimits.urgentHours} hours.`,
          details: { reports: hidden.length },
        }),
      );
    });
  await eachAlone(await lateUnseenCases(platform.db, atOnce), hide, signal);
}
