import type { SupportTicket, TicketEntry, TicketRecord } from '#contract/support.ts';
import type { DeskRow } from './desk-queries.ts';
import type { MessageRow, TicketRow } from './ticket-queries.ts';

const aboutView = (row: TicketRow) => ({
  support_type: row.kind,
  subject: row.subject,
  state: row.state,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
const messageView = ({ is_from_desk, body, created_at }: MessageRow) => ({
  is_from_desk,
  body,
  created_at: created_at.toISOString(),
});

/** For whoever has the code. */
export const ticketView = (row: TicketRow, messages: readonly MessageRow[]): SupportTicket => ({
  ...aboutView(row),
  messages: messages.map(messageView),
});

export const entryView = (row: DeskRow): TicketEntry => ({
  id: row.id,
  ...aboutView(row),
  email: row.email,
  name: row.name,
  tags: row.tags,
  assignee: row.assignee,
});

export const recordView = (
  row: DeskRow,
  messages: readonly MessageRow[],
  readerId: string,
): TicketRecord => ({
  ...entryView(row),
  member_id: row.member_id,
  username: row.username,
  is_mine: row.assignee_id === readerId,
  answered_at: row.answered_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
  messages: messages.map((message) => ({ ...messageView(message), id: message.id, writer: message.writer })),
});
