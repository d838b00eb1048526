import { noticeLimits as most } from '#contract/notice-lists.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { heartOf } from '../notice-view.ts';
import { countUnconfirmedNotices, unconfirmedNotices } from '../unconfirmed-queries.ts';

const dayMilliseconds = 86_400_000;

export const listUnconfirmedNotices = implement('list_unconfirmed_notices', async (input, { db, viewer }) => {
  const sees = await seesMinors(db, viewer);
  const [rows, total] = await Promise.all([
    unconfirmedNotices(db, sees, input.p_limit ?? most.unconfirmedShown),
    countUnconfirmedNotices(db, most.unconfirmedCounted, sees),
  ]);
  return {
    items: rows.map(({ id, kind, name, email, sent_at, addresses, reason_category, sworn }) => ({
      ...{ id, kind, name, email, addresses, reason: reason_category, heart: heartOf(sworn) },
      sent_at: sent_at.toISOString(),
      ends_at: new Date(sent_at.getTime() + most.confirmDays * dayMilliseconds).toISOString(),
    })),
    total,
  };
});
