import type { Input } from '#contract/calls.ts';
import { counterNoticeLimits as most } from '#contract/counter-notice-lists.ts';
import type { CounterNoticeStanding } from '#contract/counter-notices.ts';
import { AppError } from '../../../kit/app-error.ts';
import { afterBusinessDays } from '../../../kit/business-days.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext } from '../../../platform/context.ts';
import { lockDecision } from '../cases/decision-queries.ts';
import { findOwnStatement, takesCounterNotice } from '../cases/find-own-statement.ts';
import { counterNoticeOf, insertCounterNotice } from './counter-notice-queries.ts';
import { standingOf } from './counter-notice-view.ts';
import { readCounterNotice } from './read-counter-notice.ts';
import { tellBoth } from './tell-both.ts';

/** Stores a counter-notice against a decision; its days run from now. Throws `notFound`, `badInput` and `conflict`. */
export async function submitCounterNotice(
  context: CallContext,
  input: Input<'submit_counter_notice'>,
): Promise<CounterNoticeStanding> {
  const read = readCounterNotice(input);
  const { id: decisionId } = await findOwnStatement(context, input);
  return context.db.transaction(async (transaction) => {
    // Two at once, or one while it is decided anew.
    const decision = await lockDecision(transaction, decisionId);
    if (decision === null || !takesCounterNotice(decision))
      throw new AppError(
        'conflict',
        'Nothing is disabled by this decision that a counter-notice could bring back.',
      );
    if ((await counterNoticeOf(transaction, decisionId)) !== null)
      throw new AppError('conflict', 'You’ve already sent a counter-notice.');
    const now = Date.now();
    const row = await insertCounterNotice(transaction, {
      ...read,
      id: newId(),
      decision_id: decisionId,
      member_id: context.viewer.userId === decision.author_id ? context.viewer.userId : null,
      returns_from: new Date(afterBusinessDays(most.fromDays, now)),
      returns_by: new Date(afterBusinessDays(most.byDays, now)),
    });
    await tellBoth(transaction, context, row, 'sent');
    return standingOf(row);
  });
}
