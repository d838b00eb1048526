import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { deleteAssignment, forgetOldAssignments, insertAssignment } from '../assignment-queries.ts';
import type { DeskSource } from '../desk-source.ts';

/** Of what stands on the desk, as many as it shows. */
const most = 100;
const forgottenAfterDays = 400;

export const takeDeskItem = (sources: readonly DeskSource[]) =>
  implement('take_desk_item', async (input, { db, viewer, memberId }) => {
    const { p_kind: kind, p_id: id, p_gives_up: givesUp = false } = input;
    const sees = { seesMinors: await seesMinors(db, viewer) };
    const due = (await Promise.all(sources.map((source) => source.due(db, sees, most)))).flat();
    if (!due.some((item) => item.kind === kind && item.id === id))
      throw new AppError('notFound', 'This does not stand on the desk any more.');
    if (givesUp) await deleteAssignment(db, kind, id, memberId);
    else if (!(await insertAssignment(db, kind, id, memberId)))
      throw new AppError('conflict', 'Another admin has this.');
    await forgetOldAssignments(db, forgottenAfterDays);
    return { id, is_mine: !givesUp };
  });
