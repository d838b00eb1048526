import type { DueItem } from '#contract/legal-desk.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { byGravity } from '../cases/case-rules.ts';
import { countLateComplaints, waitingComplaints } from '../complaints/complaint-queries.ts';
import { dueOf } from '../complaints/complaint-view.ts';
import {
  countLateCases,
  countLateCounterNotices,
  type DueCase,
  dueCases,
  openNotices,
  type ReportedCase,
  runningCounterNotices,
  waitingNotices,
} from './clock-queries.ts';

const itemOf = (kind: DueItem['kind'], row: DueCase) => ({
  kind,
  id: row.id,
  title: row.title,
  about: row.target_kind,
  due_at: row.due_at.toISOString(),
  assignee: row.assignee,
});
const caseItem = (row: ReportedCase) => ({
  ...itemOf('case', row),
  reasons: byGravity(row.reasons),
  from: row.reporter && {
    by: row.reporter.by,
    name: row.reporter.username ?? row.reporter.notifier,
  },
});

/** How many cases with an open sworn notice there are, of those that the asker may see, to at most `most`. */
export const countNoticedCases = async (
  db: Executor,
  { seesMinors }: { seesMinors: boolean },
  most: number,
): Promise<number> => (await openNotices(db, seesMinors, most)).count;

/** Cases with a fixed time, or with an open notice, complaints and running counter-notices, for the legal desk. */
export const caseDesk = {
  async due(db: Executor, { seesMinors }: { seesMinors: boolean }, most: number) {
    const [cases, waiting, complaints, counterNotices] = await Promise.all([
      dueCases(db, seesMinors, most),
      waitingNotices(db, seesMinors, noticeLimits.waitDays, most),
      waitingComplaints(db, seesMinors, most),
      runningCounterNotices(db, seesMinors, most),
    ]);
    return [
      ...cases.map(caseItem),
      // No law says when: they stand here so that nobody forgets them.
      ...waiting.map((row) => ({ ...caseItem(row), late_at: null })),
      ...complaints.map((row) => ({
        ...{ kind: 'complaint' as const, id: row.id, title: row.title, about: row.target_kind },
        ...{ due_at: dueOf(row), assignee: null, since: row.sent_at.toISOString(), deciders: row.deciders },
      })),
      ...counterNotices.map((row) => ({
        ...itemOf(row.in_court ? 'court' : 'counter_notice', row),
        late_at: row.in_court ? null : row.late_at.toISOString(),
      })),
    ];
  },
  async notices(db: Executor, { seesMinors }: { seesMinors: boolean }, most: number) {
    const { count, since } = await openNotices(db, seesMinors, most);
    return { count, since: since?.toISOString() ?? null };
  },
  async countLate(db: Executor, { seesMinors }: { seesMinors: boolean }, at: Date): Promise<number> {
    const [cases, complaints, counterNotices] = await Promise.all([
      countLateCases(db, seesMinors, at),
      countLateComplaints(db, seesMinors, at),
      countLateCounterNotices(db, seesMinors, at),
    ]);
    return cases + complaints + counterNotices;
  },
};
