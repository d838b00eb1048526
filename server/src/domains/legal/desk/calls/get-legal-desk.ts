import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { proposedSuspensions, seesMinors } from '../../../accounts/index.ts';
import { assignmentsOf } from '../assignment-queries.ts';
import { inOrder } from '../desk-rules.ts';
import { type DeskSource, isBefore, type OpenNotices } from '../desk-source.ts';

const most = 100;

const none: OpenNotices = { count: 0, since: null };
const together = (all: readonly OpenNotices[]) => {
  const count = all.reduce((sum, one) => sum + one.count, 0);
  return {
    count: Math.min(count, limits.waitingCounted),
    has_more: count > limits.waitingCounted,
    since: all.flatMap(({ since }) => since ?? []).sort()[0] ?? null,
  };
};

export const getLegalDesk = (sources: readonly DeskSource[]) =>
  implement('get_legal_desk', async (_input, { db, viewer, memberId }) => {
    const sees = { seesMinors: await seesMinors(db, viewer) };
    const noticed = Promise.all(
      sources.map((source) => source.notices?.(db, sees, limits.waitingCounted + 1) ?? none),
    );
    const [suspensions, ...found] = await Promise.all([
      proposedSuspensions(db, limits.strikesForSuspension, most),
      ...sources.map((source) => source.due(db, sees, most)),
    ]);
    const now = new Date().toISOString();
    const due = found
      .flat()
      .map(({ late_at, ...item }) => {
        const lateAt = late_at === undefined ? item.due_at : late_at;
        return { ...item, late_at: lateAt, is_late: lateAt !== null && lateAt <= now };
      })
      .sort(inOrder(now))
      .slice(0, most);
    const taken = new Map(
      (
        await assignmentsOf(
          db,
          due.map(({ id }) => id),
        )
      ).map((one) => [`${one.kind} ${one.item_id}`, one]),
    );
    return {
      due: due.map(({ since, deciders = [], reasons = [], from = null, ...item }) => {
        const one = taken.get(`${item.kind} ${item.id}`);
        const assignee = one === undefined || isBefore(one.taken_at, since) ? null : one.assignee;
        return {
          ...item,
          reasons,
          from,
          assignee: item.assignee ?? assignee,
          is_own: deciders.includes(memberId),
        };
      }),
      suspensions,
      notices: together(await noticed),
    };
  });
