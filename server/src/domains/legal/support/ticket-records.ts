import type { MailboxRecords } from '../data-requests/mailbox-records.ts';
import { deleteTicketsFrom, messagesOf, ticketsFrom } from './ticket-queries.ts';
import { ticketView } from './ticket-view.ts';

/** What was written to support from an address, and the answers. */
export const ticketRecords: MailboxRecords = {
  name: 'support_tickets',
  title: 'Messages to support',
  async read(db, owner) {
    const found = [];
    for (const row of await ticketsFrom(db, owner.mailbox, owner.email))
      found.push({ email: row.email, name: row.name, ...ticketView(row, await messagesOf(db, row.id)) });
    return found;
  },
  remove: (db, owner) => deleteTicketsFrom(db, owner.mailbox, owner.email),
};
