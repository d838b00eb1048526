import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import type { DeskSource } from '../desk-source.ts';

export const countLateAnswers = (sources: readonly DeskSource[]) =>
  implement('count_late_answers', async (_input, { db, viewer }) => {
    const sees = { seesMinors: await seesMinors(db, viewer) };
    const counts = await Promise.all(sources.map((source) => source.countLate(db, sees)));
    return { late: counts.reduce((sum, count) => sum + count, 0) };
  });
