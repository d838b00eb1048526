import { badInput } from '../../../kit/app-error.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { findShortRecord } from '../../accounts/index.ts';
import { hasCopyrightNotice } from '../counter-notices/counter-notice-queries.ts';
import type { CaseListRow, CaseTarget } from './case-queries.ts';
import type { CaseDecision } from './case-rules.ts';

/**
 * A decision as the law on copyright notices has it: a video that a sworn notice takes down is disabled, so that a
 * counter-notice can bring it back, and its author gets a strike at least. Throws `badInput`.
 */
export async function underNotice(
  transaction: TransactionExecutor,
  one: Pick<CaseListRow, 'id' | 'author_id'>,
  targets: readonly CaseTarget[],
  decision: CaseDecision,
  falseReportIds: readonly string[],
): Promise<CaseDecision> {
  if (decision.outcome !== 'upheld' || decision.ground !== 'COPYRIGHT') return decision;
  if (!(await hasCopyrightNotice(transaction, one.id, falseReportIds))) return decision;
  if (
    ['remove', 'unpublish'].includes(decision.targetAction) &&
    targets.every(({ kind }) => kind === 'video')
  )
    throw badInput(
      'p_target_action',
      'A video that a copyright notice takes down is disabled, so that a counter-notice can bring it back.',
    );
  if (decision.authorAction !== 'none' && decision.authorAction !== 'warning') return decision;
  const author = one.author_id === null ? null : await findShortRecord(transaction, one.author_id);
  return author === null || author.is_admin ? decision : { ...decision, authorAction: 'strike' };
}
