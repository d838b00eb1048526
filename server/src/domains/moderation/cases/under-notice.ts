import { actionAgainstNotice, leastForAuthor } from '#contract/case-actions.ts';
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
  const kinds = targets.map(({ kind }) => kind);
  const against = actionAgainstNotice(decision.targetAction, { kinds, sworn, ground: decision.ground });
  if (against !== null) throw badInput('p_target_action', against);
  if (sworn.includes('NON_CONSENSUAL_IMAGES')) return { ...decision, staysDown: kinds.includes('video') };
  const authorAction = leastForAuthor(decision.authorAction, { sworn, ground: decision.ground });
  if (authorAction === decision.authorAction) return decision;
  const author = one.author_id === null ? null : await findShortRecord(transaction, one.author_id);
  return author === null || author.is_admin ? decision : { ...decision, authorAction };
}
