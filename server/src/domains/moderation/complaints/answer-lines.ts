import type { Input } from '#contract/calls.ts';
import type { SecondLookLine } from '#contract/second-looks.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { line } from '../../../platform/second-looks/final-call.ts';
import { seesMinors } from '../../accounts/index.ts';
import { findCase } from '../cases/case-queries.ts';
import { lookAtDecision } from '../cases/decision-queries.ts';
import { findComplaint } from './complaint-queries.ts';

/** An answer to a complaint as it was sent, with what it answers, for whoever confirms it. */
export async function answerLines(
  transaction: TransactionExecutor,
  { viewer }: MemberContext,
  { p_complaint_id: id, p_outcome: outcome, p_answer: answer }: Input<'answer_complaint'>,
): Promise<SecondLookLine[]> {
  const complaint = await findComplaint(transaction, id);
  const decision = complaint && (await lookAtDecision(transaction, complaint.decision_id));
  const sees = await seesMinors(transaction, viewer);
  const one = decision && (await findCase(transaction, decision.case_id, sees));
  if (!complaint || !decision || !one) return [];
  const { target_kind: kind, title, author_id: authorId, author_username: author } = one;
  return [
    line('About', `The ${kind} “${title || 'without a title'}”`, { kind: 'case', id: one.id }),
    ...(authorId === null || author === null
      ? []
      : [line('Its author', author, { kind: 'member' as const, id: authorId })]),
    ...(decision.explanation === null ? [] : [line('Reason of the decision', decision.explanation)]),
    line('Complaint', complaint.words),
    line('It is', outcome === 'upheld' ? 'Upheld: what was decided is undone' : 'Dismissed'),
    line('Answer', answer.trim()),
  ];
}
