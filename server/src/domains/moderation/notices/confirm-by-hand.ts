import type { Output } from '#contract/calls.ts';
import { AppError } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { seesMinors } from '../../accounts/index.ts';
import { minorActKind } from '../cases/case-acts.ts';
import { isMinorRelated } from '../report-rules.ts';
import { findNotice } from './notice-queries.ts';
import { beginFiling } from './submit-notice.ts';

/**
 * Files a notice that no mail could reach the writer of, on record: without a mail server its link goes nowhere. Throws
 * `notFound` and `conflict`.
 */
export async function confirmByHand(
  context: MemberContext,
  id: string,
): Promise<Output<'confirm_notice_by_hand'>> {
  const notice = await findNotice(context.db, id);
  const isAboutMinors = notice !== null && isMinorRelated(notice.reason_category);
  if (notice === null || (isAboutMinors && !(await seesMinors(context.db, context.viewer))))
    throw new AppError('notFound', 'There is no such notice.');
  await context.db.transaction(async (transaction) => {
    // It hides nothing: who sent it was not seen.
    if (!(await beginFiling(transaction, context, id, null)))
      throw new AppError('conflict', 'This notice is confirmed already.');
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'case.notice_confirmed',
      targetKind: isAboutMinors ? minorActKind : 'notice',
      targetId: id,
      // The log does not name who wrote it.
      summary: 'Confirmed a notice by hand.',
      details: { kind: notice.kind },
    });
  });
  return { id };
}
