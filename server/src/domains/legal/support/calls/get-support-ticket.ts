import { implement } from '../../../../platform/calls/implement.ts';
import { findByCode, messagesOf } from '../ticket-queries.ts';
import { ticketView } from '../ticket-view.ts';
import { noTicket } from '../write-in.ts';

export const getSupportTicket = implement('get_support_ticket', async (input, { db }) => {
  const row = await findByCode(db, input.p_code);
  if (row === null) throw noTicket();
  return ticketView(row, await messagesOf(db, row.id));
});
