import { AppError } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import { hashOfReceipt, readReceipt } from '../../../platform/receipts.ts';
import { type DecisionRow, findStatement, findStatementByReceipt } from './decision-queries.ts';

/**
 * A decision that somebody was told about: by the receipt of its statement, or the caller's own by its id. Throws
 * `notFound`, and `signInRequired` where nobody is signed in and there is no receipt.
 */
export async function findOwnStatement(
  { db, viewer }: Pick<CallContext, 'db' | 'viewer'>,
  asked: { p_statement_id?: string | null; p_receipt?: string | null },
): Promise<DecisionRow> {
  const typed = asked.p_receipt ?? null;
  if (typed === null && viewer.userId === null)
    throw new AppError('signInRequired', 'You must be logged in to read this.');
  const receipt = typed === null ? null : readReceipt(typed);
  const row =
    receipt !== null
      ? await findStatementByReceipt(db, hashOfReceipt(receipt))
      : typed === null && asked.p_statement_id && viewer.userId !== null
        ? await findStatement(db, asked.p_statement_id, viewer.userId)
        : null;
  if (row === null) throw new AppError('notFound', 'There is no such statement.');
  return row;
}

/** Whether what a decision did can be sworn against: it disabled something over copyright, and that still holds. */
export const takesCounterNotice = (
  row: Pick<DecisionRow, 'target_action' | 'ground' | 'ended_at' | 'is_told'>,
): boolean =>
  row.is_told && row.target_action === 'disable' && row.ground === 'COPYRIGHT' && row.ended_at === null;
