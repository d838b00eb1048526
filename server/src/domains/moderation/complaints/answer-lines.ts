import type { Input } from '#contract/calls.ts';
import type { SecondLookLine } from '#contract/second-looks.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { line } from '../../../platform/second-looks/final-call.ts';
import { quoted } from '../cases/case-acts.ts';
import { findComplainedOf } from './complained-of.ts';

/** An answer to a complaint as it was sent, with what it answers, for whoever confirms it. */
export async function answerLines(
  transaction: TransactionExecutor,
  { viewer }: MemberContext,
  { p_complaint_id: id, p_outcome: outcome, p_answer: answer }: Input<'answer_complaint'>,
): Promise<SecondLookLine[]> {
  const found = await findComplainedOf(transaction, viewer, id);
  if (found === null) return [];
  const { complaint, decision, one } = found;
  const { author_id: authorId, author_username: author } = one;
  return [
    line('About', `The ${one.target_kind} ${quoted(one.title)}`, { kind: 'case', id: one.id }),
    ...(authorId === null || author === null
      ? []
      : [line('Its author', author, { kind: 'member' as const, id: authorId })]),
    ...(decision.explanation === null ? [] : [line('Reason of the decision', decision.explanation)]),
    line('Complaint', complaint.words),
    line('It is', outcome === 'upheld' ? 'Upheld: what was decided is undone' : 'Dismissed'),
    line('Answer', answer.trim()),
  ];
}
