import type { CounterNoticeStanding } from '#contract/counter-notices.ts';
import { AppError } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext } from '../../../platform/context.ts';
import { seesMinors } from '../../accounts/index.ts';
import { caseAct } from '../cases/case-acts.ts';
import { findCase } from '../cases/case-queries.ts';
import { caseOfDecision } from '../cases/decision-queries.ts';
import { noticeBehind } from '../notices/look-at-notice.ts';
import { counterNoticesAgainst, lockCounterNotice, writeCourtAction } from './counter-notice-queries.ts';
import { standingOf } from './counter-notice-view.ts';
import { readCourtAction } from './read-counter-notice.ts';
import { tellBoth } from './tell-both.ts';

/**
 * Whoever has the receipt of a notice went to court: every counter-notice against it waits. Throws `notFound`, `badInput`
 * and `conflict`.
 */
export async function reportCourtAction(
  context: CallContext,
  receipt: string,
  typed: string,
): Promise<{ stopped: number }> {
  const words = readCourtAction(typed);
  const notice = await noticeBehind(context.db, receipt);
  return context.db.transaction(async (transaction) => {
    const against = await counterNoticesAgainst(transaction, notice.id);
    let stopped = 0;
    for (const id of new Set(against.map((one) => one.id))) {
      const row = await lockCounterNotice(transaction, id);
      if (row === null || row.ended_at !== null || row.court_at !== null) continue;
      await writeCourtAction(transaction, id, words);
      await tellBoth(transaction, context, row, 'in_court');
      stopped++;
    }
    if (stopped === 0) throw new AppError('conflict', 'No counter-notice waits for an action in court.');
    return { stopped };
  });
}

/** An admin records an action in court, or (null) that there is none. Throws `notFound`, `badInput` and `conflict`. */
export async function recordCourtAction(
  context: CallContext,
  counterNoticeId: string,
  typed: string | null,
): Promise<CounterNoticeStanding> {
  const words = typed === null ? null : readCourtAction(typed);
  return context.db.transaction(async (transaction) => {
    const before = await lockCounterNotice(transaction, counterNoticeId);
    const caseId = before && (await caseOfDecision(transaction, before.decision_id));
    const one =
      caseId && (await findCase(transaction, caseId, await seesMinors(transaction, context.viewer)));
    if (!before || !one) throw new AppError('notFound', 'There is no such counter-notice.');
    const row = await writeCourtAction(transaction, counterNoticeId, words);
    if (row === null) throw new AppError('conflict', 'This counter-notice is over.');
    if ((before.court_at === null) !== (words === null))
      await tellBoth(transaction, context, row, words === null ? 'runs_on' : 'in_court');
    await recordAct(
      transaction,
      actorOf(context.viewer),
      caseAct(one, {
        act: words === null ? 'case.court_withdrawn' : 'case.court_recorded',
        summary:
          words === null
            ? `Noted that no action in court keeps “${one.title}” down.`
            : `Noted an action in court over “${one.title}”.`,
        details: { counter_notice: counterNoticeId },
      }),
    );
    return standingOf(row);
  });
}
