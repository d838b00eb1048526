import { supportLimits } from '#contract/support-lists.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { countTickets, listTickets } from '../desk-queries.ts';
import { entryView } from '../ticket-view.ts';

export const listSupportTickets = implement('list_support_tickets', async (input, { db }) => {
  const filter = {
    term: input.p_search?.trim() || null,
    state: input.p_state ?? null,
    kind: input.p_type ?? null,
    tag: input.p_tag?.trim().toLowerCase() || null,
  };
  const [rows, total] = await Promise.all([
    listTickets(db, filter, input.p_limit ?? supportLimits.pageSize, input.p_offset ?? 0),
    countTickets(db, filter),
  ]);
  return { items: rows.map(entryView), total };
});
