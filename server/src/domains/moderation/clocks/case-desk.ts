import type { DueItem } from '#contract/legal-desk.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { countLateCases, type DueCase, dueCases, runningCounterNotices } from './clock-queries.ts';

const itemOf = (kind: DueItem['kind'], row: DueCase): Omit<DueItem, 'is_late'> => ({
  kind,
  id: row.id,
  title: row.title,
  about: row.target_kind,
  due_at: row.due_at.toISOString(),
  assignee: row.assignee,
});

/** Cases with a fixed time and running counter-notices, for the legal desk. */
export const caseDesk = {
  async due(db: Executor, { seesMinors }: { seesMinors: boolean }, most: number) {
    const [cases, counterNotices] = await Promise.all([
      dueCases(db, seesMinors, most),
      runningCounterNotices(db, seesMinors, most),
    ]);
    return [
      ...cases.map((row) => itemOf('case', row)),
      ...counterNotices.map((row) => itemOf(row.in_court ? 'court' : 'counter_notice', row)),
    ];
  },
  countLate: (db: Executor, { seesMinors }: { seesMinors: boolean }): Promise<number> =>
    countLateCases(db, seesMinors),
};
