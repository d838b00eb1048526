import type { TakenKind } from '#contract/desk-lists.ts';
import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import {
  deleteAssignment,
  forgetOldAssignments,
  lockAssignment,
  writeAssignment,
} from '../assignment-queries.ts';
import { type DeskSource, isBefore } from '../desk-source.ts';

/** Of what stands on the desk, as many as it shows. */
const most = 100;
const forgottenAfterDays = 400;
const words: Readonly<Record<TakenKind, string>> = {
  urgent_request: 'an urgent request',
  data_request: 'a data request',
  complaint: 'a complaint',
};

export const takeDeskItem = (sources: readonly DeskSource[]) =>
  implement('take_desk_item', async (input, { db, viewer, memberId }) => {
    const { p_kind: kind, p_id: id, p_gives_up: givesUp = false, p_takes_over: takesOver = false } = input;
    const sees = { seesMinors: await seesMinors(db, viewer) };
    const due = (await Promise.all(sources.map((source) => source.due(db, sees, most)))).flat();
    const item = due.find((one) => one.kind === kind && one.id === id);
    if (item === undefined) throw new AppError('notFound', 'This is no longer on the desk.');
    // What they have from before can still be given up.
    if (!givesUp && item.deciders?.includes(memberId))
      throw new AppError('conflict', 'You made this decision: another admin answers the complaint.');
    await db.transaction(async (transaction) => {
      const held = await lockAssignment(transaction, kind, id);
      const isStale = held !== null && isBefore(held.taken_at, item.since);
      const holder = held === null || isStale || held.assignee_id === memberId ? null : held.assignee;
      if (givesUp) await deleteAssignment(transaction, kind, id, memberId);
      else {
        const isFree = holder === null || takesOver;
        const from = isFree ? (held?.assignee_id ?? null) : null;
        if (
          !isFree ||
          !(await writeAssignment(transaction, { kind, itemId: id, assigneeId: memberId, from }))
        )
          throw new AppError(
            'conflict',
            `${holder ?? 'Another admin'} has this. Take it over, or leave it to them.`,
          );
      }
      await forgetOldAssignments(transaction, forgottenAfterDays);
      await recordAct(transaction, actorOf(viewer), {
        act: givesUp ? 'legal.given_up' : 'legal.taken',
        targetKind: kind,
        // A complaint may be about a case that few may know of.
        targetId: kind === 'complaint' ? null : id,
        summary: givesUp
          ? `Gave up ${words[kind]} at the legal desk.`
          : holder === null
            ? `Took ${words[kind]} at the legal desk.`
            : `Took ${words[kind]} over from ${holder} at the legal desk.`,
      });
    });
    return { id, is_mine: !givesUp };
  });
