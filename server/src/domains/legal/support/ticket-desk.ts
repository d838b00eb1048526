import { supportLimits } from '#contract/support-lists.ts';
import type { DeskSource } from '../desk/desk-source.ts';
import { waitingTickets } from './desk-queries.ts';

/** Tickets that wait long, for the legal desk. No law says when they are answered, so they are never late. */
export const ticketDesk: DeskSource = {
  async due(db, _viewer, most) {
    return (await waitingTickets(db, supportLimits.waitDays, most)).map((row) => ({
      ...{ kind: 'ticket' as const, id: row.id, title: row.subject, about: row.kind },
      ...{ due_at: row.due_at.toISOString(), late_at: null, assignee: row.assignee },
    }));
  },
  countLate: async () => 0,
};
