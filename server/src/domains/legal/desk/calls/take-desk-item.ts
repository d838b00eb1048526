import type { TakenKind } from '#contract/desk-lists.ts';
import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { deleteAssignment, forgetOldAssignments, insertAssignment } from '../assignment-queries.ts';
import type { DeskSource } from '../desk-source.ts';

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
    const { p_kind: kind, p_id: id, p_gives_up: givesUp = false } = input;
    const sees = { seesMinors: await seesMinors(db, viewer) };
    const due = (await Promise.all(sources.map((source) => source.due(db, sees, most)))).flat();
    if (!due.some((item) => item.kind === kind && item.id === id))
      throw new AppError('notFound', 'This does not stand on the desk any more.');
    await db.transaction(async (transaction) => {
      if (givesUp) await deleteAssignment(transaction, kind, id, memberId);
      else if (!(await insertAssignment(transaction, kind, id, memberId)))
        throw new AppError('conflict', 'Another admin has this.');
      await forgetOldAssignments(transaction, forgottenAfterDays);
      await recordAct(transaction, actorOf(viewer), {
        act: givesUp ? 'legal.given_up' : 'legal.taken',
        targetKind: kind,
        // A complaint may be about a case that few may know of.
        targetId: kind === 'complaint' ? null : id,
        summary: `${givesUp ? 'Gave up' : 'Took'} ${words[kind]} at the legal desk.`,
      });
    });
    return { id, is_mine: !givesUp };
  });
