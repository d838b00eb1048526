import { policy } from '#contract/policy.ts';
import { badInput } from '../../../kit/app-error.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { findShortRecord } from '../../accounts/index.ts';
import { swornReasons } from '../notices/notice-queries.ts';
import type { CaseListRow, CaseTarget } from './case-queries.ts';
import type { CaseDecision } from './case-rules.ts';

/**
 * A decision as the law on sworn notices has it. What shows somebody against their will is removed and stays down,
 * whatever else is wrong with it. Upheld for copyright, a video is disabled, so that a counter-notice can bring it back,
 * and its author gets a strike at least. Throws `badInput`.
 */
export async function underNotice(
  transaction: TransactionExecutor,
  one: Pick<CaseListRow, 'id' | 'author_id'>,
  targets: readonly CaseTarget[],
  decision: CaseDecision,
  falseReportIds: readonly string[],
): Promise<CaseDecision> {
  if (decision.outcome !== 'upheld') return decision;
  const sworn = await swornReasons(transaction, one.id, falseReportIds);
  if (sworn.includes('NON_CONSENSUAL_IMAGES')) {
    if (decision.targetAction !== 'remove')
      throw badInput(
        'p_target_action',
        'Someone swears that they’re shown against their will. Remove it, dismiss it, or mark their report as false.',
      );
    return { ...decision, staysDown: targets.some(({ kind }) => kind === 'video') };
  }
  if (decision.ground !== 'COPYRIGHT' || !sworn.includes('COPYRIGHT')) return decision;
  if (
    ['remove', 'unpublish'].includes(decision.targetAction) &&
    targets.every(({ kind }) => kind === 'video')
  )
    throw badInput(
      'p_target_action',
      'A video that a copyright notice takes down is disabled, so that a counter-notice can bring it back.',
    );
  if (!policy.COPYRIGHT.sworn?.strike || !['none', 'warning'].includes(decision.authorAction))
    return decision;
  const author = one.author_id === null ? null : await findShortRecord(transaction, one.author_id);
  return author === null || author.is_admin ? decision : { ...decision, authorAction: 'strike' };
}
