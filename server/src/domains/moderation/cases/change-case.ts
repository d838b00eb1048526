import type { CaseState } from '#contract/case-lists.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext, MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { findAccount, hasChildSafety, seesMinors } from '../../accounts/index.ts';
import { caseAct } from './case-acts.ts';
import {
  type CaseListRow,
  findCase,
  lockCase,
  mergeInto,
  refreshCases,
  reopen,
  targetsOf,
  writeAssignee,
  writeNote,
} from './case-queries.ts';
import { lockTargets, requireUndecided } from './decide-case.ts';
import { noCase } from './no-case.ts';

const nameOf = (one: Pick<CaseListRow, 'target_kind' | 'title'>): string =>
  `the case of the ${one.target_kind} “${one.title}”`;

/** Changes a case that the admin may see, locked until the transaction ends. */
const changeCase = <T>(
  context: CallContext,
  caseId: string,
  change: (transaction: TransactionExecutor, one: CaseListRow) => Promise<T>,
): Promise<T> =>
  context.db.transaction(async (transaction) => {
    const one = await lockCase(transaction, caseId, await seesMinors(transaction, context.viewer));
    if (one === null) throw noCase();
    return change(transaction, one);
  });

/** Assigns a case to an admin, or releases it (null). If nothing changes, nothing is logged. */
export const assignCase = (
  context: CallContext,
  caseId: string,
  { assigneeId, takesOver }: { assigneeId: string | null; takesOver: boolean },
): Promise<{ id: string; state: CaseState }> =>
  changeCase(context, caseId, async (transaction, one) => {
    const actor = actorOf(context.viewer);
    // Taking a case over is not blocked by whoever has it, but by a decision it is.
    requireUndecided(takesOver ? { ...one, assignee_id: null } : one, actor);
    if (one.assignee_id === assigneeId) return { id: one.id, state: one.state };
    const assignee = assigneeId === null ? null : await findAccount(transaction, assigneeId);
    if (assigneeId !== null) {
      const may =
        assignee?.role === 'admin' &&
        (!one.is_minor_related || (await hasChildSafety(transaction, assigneeId)));
      if (!may) throw new AppError('conflict', 'You can only assign this case to an admin who can see it.');
    }
    const state = await writeAssignee(transaction, one.id, assigneeId);
    const summary =
      assignee === null
        ? `Put back ${nameOf(one)}.`
        : assigneeId === context.viewer.userId
          ? `Took ${nameOf(one)}.`
          : `Gave ${nameOf(one)} to ${assignee.username}.`;
    await recordAct(
      transaction,
      actor,
      caseAct(one, {
        act: assigneeId === null ? 'case.released' : 'case.assigned',
        summary,
        details: { before: one.assignee_username, after: assignee?.username ?? null },
      }),
    );
    return { id: one.id, state };
  });

/** Stores a note with a case. The log says that one was written, not what. */
export const addNote = (
  context: MemberContext,
  caseId: string,
  typed: string,
): Promise<{ id: string; noteId: string }> => {
  const words = typed.trim();
  if (words === '') throw badInput('p_text', 'Please write something.');
  return changeCase(context, caseId, async (transaction, one) => {
    const noteId = newId();
    await writeNote(transaction, {
      id: noteId,
      caseId: one.id,
      words,
      writerId: context.memberId,
    });
    await recordAct(
      transaction,
      actorOf(context.viewer),
      caseAct(one, { act: 'case.noted', summary: `Wrote a note on ${nameOf(one)}.` }),
    );
    return { id: one.id, noteId };
  });
};

/**
 * Reopens a decided case and assigns it to the caller. What was done then stays until it is decided again.
 */
export const reopenCase = (
  context: MemberContext,
  caseId: string,
  typed: string,
): Promise<{ id: string; state: CaseState }> => {
  const reason = typed.trim();
  if (reason === '') throw badInput('p_reason', 'Please give a reason.');
  return changeCase(context, caseId, async (transaction, one) => {
    if (one.state !== 'upheld' && one.state !== 'dismissed')
      throw new AppError('conflict', 'This case hasn’t been decided yet.');
    const writerId = context.memberId;
    await reopen(transaction, one.id, writerId);
    await writeNote(transaction, { id: newId(), caseId: one.id, words: reason, writerId });
    await recordAct(
      transaction,
      actorOf(context.viewer),
      caseAct(one, {
        act: 'case.reopened',
        summary: `Took up ${nameOf(one)} again.`,
        details: { before: one.state },
      }),
    );
    return { id: one.id, state: 'in_review' as const };
  });
};

/** Merges two undecided cases about the same author. Answers the one that is left. */
export async function mergeCases(
  context: CallContext,
  caseId: string,
  intoId: string,
): Promise<{ id: string; state: CaseState }> {
  return context.db.transaction(async (transaction) => {
    const sees = await seesMinors(transaction, context.viewer);
    const [from, into] = [
      await findCase(transaction, caseId, sees),
      await findCase(transaction, intoId, sees),
    ];
    if (from === null || into === null) throw noCase();
    if (from.id === into.id) throw new AppError('conflict', 'These are one case already.');
    await lockTargets(transaction, [
      ...(await targetsOf(transaction, from.id)),
      ...(await targetsOf(transaction, into.id)),
    ]);
    const held = new Map<string, CaseListRow | null>();
    for (const id of [from.id, into.id].sort()) held.set(id, await lockCase(transaction, id, sees));
    const [one, other] = [held.get(from.id) ?? null, held.get(into.id) ?? null];
    if (one?.id !== from.id || other?.id !== into.id)
      throw new AppError('conflict', 'One of these cases has just changed. Reload the page and look again.');
    const actor = actorOf(context.viewer);
    requireUndecided(one, actor);
    requireUndecided(other, actor);
    if (one.author_id === null || one.author_id !== other.author_id)
      throw new AppError('conflict', 'Only cases about the same author can be made one.');
    await mergeInto(transaction, one.id, other.id);
    await refreshCases(transaction, [other.id]);
    const confidential = one.is_minor_related || other.is_minor_related;
    await recordAct(
      transaction,
      actor,
      caseAct(
        { id: other.id, is_minor_related: confidential },
        {
          act: 'case.merged',
          summary: `Made ${nameOf(one)} part of ${nameOf(other)}.`,
          details: { merged: one.id },
        },
      ),
    );
    return { id: other.id, state: other.state };
  });
}
