import { implement } from '../../../../platform/calls/implement.ts';
import { findTicket } from '../desk-queries.ts';
import { messagesOf } from '../ticket-queries.ts';
import { recordView } from '../ticket-view.ts';
import { noTicket } from '../write-in.ts';

export const getSupportRecord = implement('get_support_record', async (input, { db, memberId }) => {
  const row = await findTicket(db, input.p_ticket_id);
  if (row === null) throw noTicket();
  return recordView(row, await messagesOf(db, row.id), memberId);
});
