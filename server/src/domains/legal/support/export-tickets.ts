import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { messagesOf, ticketsOf } from './ticket-queries.ts';
import { ticketView } from './ticket-view.ts';

/** What a member wrote to the operator, and the answers, for their archive. */
export const exportTickets: ExportPart = async ({ db }, memberId) => {
  const tickets = [];
  for (const row of await ticketsOf(db, memberId))
    tickets.push({ email: row.email, name: row.name, ...ticketView(row, await messagesOf(db, row.id)) });
  return [jsonFile('support-tickets.json', tickets)];
};
