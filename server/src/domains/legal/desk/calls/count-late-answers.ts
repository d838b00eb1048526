import { soonHours } from '#contract/desk-lists.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import type { DeskSource } from '../desk-source.ts';

export const countLateAnswers = (sources: readonly DeskSource[]) =>
  implement('count_late_answers', async (_input, { db, viewer }) => {
    const sees = { seesMinors: await seesMinors(db, viewer) };
    const lateAt = async (at: number): Promise<number> =>
      (await Promise.all(sources.map((source) => source.countLate(db, sees, new Date(at))))).reduce(
        (sum, count) => sum + count,
        0,
      );
    const now = Date.now();
    const [late, then] = await Promise.all([lateAt(now), lateAt(now + soonHours * 3_600_000)]);
    return { late, soon: Math.max(0, then - late) };
  });
