import type { SupportType, TicketState } from '#contract/support-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { RecentForms } from '../../../platform/visitors/admit-sender.ts';

export interface TicketRow {
  id: string;
  code: string;
  member_id: string | null;
  email: string;
  name: string;
  kind: SupportType;
  subject: string;
  state: TicketState;
  assignee_id: string | null;
  tags: string[];
  created_at: Date;
  updated_at: Date;
  answered_at: Date | null;
  closed_at: Date | null;
}
const columns = `id, code, member_id, email, name, kind, subject, state, assignee_id, tags, created_at, updated_at,
  answered_at, closed_at`;

export interface MessageRow {
  id: string;
  is_from_desk: boolean;
  writer: string | null;
  body: string;
  created_at: Date;
}

/** Tickets of the last day, by each. */
export async function countRecent(db: Executor, mailbox: string, network: string): Promise<RecentForms> {
  const [row] = await db.query<RecentForms>(
    `select (select count(*)::int from support_tickets
         where mailbox = $1 and created_at > now() - interval '1 day') as "ofMailbox",
       (select count(*)::int from support_tickets
         where network = $2 and created_at > now() - interval '1 day') as "ofNetwork"`,
    [mailbox, network],
  );
  return row ?? { ofMailbox: 0, ofNetwork: 0 };
}

export async function insertTicket(
  db: Executor,
  ticket: {
    id: string;
    code: string;
    memberId: string | null;
    email: string;
    mailbox: string;
    network: string;
    name: string;
    kind: SupportType;
    subject: string;
  },
): Promise<void> {
  await db.query(
    `insert into support_tickets (id, code, member_id, email, mailbox, network, name, kind, subject)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ticket.id,
      ticket.code,
      ticket.memberId,
      ticket.email,
      ticket.mailbox,
      ticket.network,
      ticket.name,
      ticket.kind,
      ticket.subject,
    ],
  );
}

/** `writtenBy`: the admin; null: the ticket's author. */
export async function insertMessage(
  db: Executor,
  message: { id: string; ticketId: string; writtenBy: string | null; body: string },
): Promise<void> {
  await db.query(
    `insert into support_messages (id, ticket_id, is_from_desk, written_by, body)
     values ($1, $2, $3::uuid is not null, $3, $4)`,
    [message.id, message.ticketId, message.writtenBy, message.body],
  );
}

export const findByCode = async (db: Executor, code: string): Promise<TicketRow | null> =>
  (await db.query<TicketRow>(`select ${columns} from support_tickets where code = $1`, [code]))[0] ?? null;
export const lockByCode = async (db: Executor, code: string): Promise<TicketRow | null> =>
  (
    await db.query<TicketRow>(`select ${columns} from support_tickets where code = $1 for update`, [code])
  )[0] ?? null;
export const lockTicket = async (db: Executor, id: string): Promise<TicketRow | null> =>
  (await db.query<TicketRow>(`select ${columns} from support_tickets where id = $1 for update`, [id]))[0] ??
  null;

export const messagesOf = (db: Executor, ticketId: string): Promise<MessageRow[]> =>
  db.query<MessageRow>(
    `select m.id, m.is_from_desk, p.username as writer, m.body, m.created_at
     from support_messages m left join members p on p.id = m.written_by
     where m.ticket_id = $1 order by m.created_at, m.id`,
    [ticketId],
  );

export async function countMessages(db: Executor, ticketId: string): Promise<{ all: number; today: number }> {
  const [row] = await db.query<{ all: number; today: number }>(
    `select count(*)::int as all, count(*) filter (
       where not is_from_desk and created_at > now() - interval '1 day')::int as today
     from support_messages where ticket_id = $1`,
    [ticketId],
  );
  return row ?? { all: 0, today: 0 };
}

export async function writeState(
  db: Executor,
  id: string,
  state: TicketState,
  { isAnswered = false } = {},
): Promise<void> {
  await db.query(
    `update support_tickets set state = $2, updated_at = now(),
       closed_at = case when $2 = 'closed' then coalesce(closed_at, now()) end,
       answered_at = case when $3 then now() else answered_at end
     where id = $1`,
    [id, state, isAnswered],
  );
}

export async function writeFiling(
  db: Executor,
  id: string,
  filing: { tags: readonly string[]; assigneeId: string | null },
): Promise<void> {
  await db.query('update support_tickets set tags = $2, assignee_id = $3 where id = $1', [
    id,
    filing.tags,
    filing.assigneeId,
  ]);
}

export const ticketsOf = (db: Executor, memberId: string): Promise<TicketRow[]> =>
  db.query<TicketRow>(`select ${columns} from support_tickets where member_id = $1 order by created_at, id`, [
    memberId,
  ]);

/** Tickets opened from an address outside of an account. */
export const ticketsFrom = (db: Executor, mailbox: string, email: string): Promise<TicketRow[]> =>
  db.query<TicketRow>(
    `select ${columns} from support_tickets
     where mailbox = $1 and lower(email) = lower($2) and member_id is null order by created_at, id`,
    [mailbox, email],
  );
/** Not those of somebody who is kept, and who wrote without signing in. Answers how many went. */
export const deleteTicketsFrom = async (db: Executor, mailbox: string, email: string): Promise<number> =>
  (
    await db.query(
      `delete from support_tickets where mailbox = $1 and lower(email) = lower($2) and member_id is null
         and not address_keeps(email) returning id`,
      [mailbox, email],
    )
  ).length;

/** What a mail is made of; null: its ticket is gone. `body`: of the message, if there is one. */
export const findForMail = async (
  db: Executor,
  ticketId: string,
  messageId: string | null,
): Promise<(TicketRow & { body: string | null }) | null> =>
  (
    await db.query<TicketRow & { body: string | null }>(
      `select ${columns}, (select body from support_messages where id = $2) as body
       from support_tickets where id = $1`,
      [ticketId, messageId],
    )
  )[0] ?? null;

/** Not those of somebody who is kept. True while there may be more. */
export const deleteOldTickets = async (
  db: Executor,
  days: { closed: number; idle: number },
  limit: number,
): Promise<boolean> =>
  (
    await db.query(
      `delete from support_tickets where id in (
         select id from support_tickets
         where (closed_at < now() - $1 * interval '1 day' or updated_at < now() - $2 * interval '1 day')
           and not member_keeps(member_id) and not address_keeps(email) limit $3)
       returning id`,
      [days.closed, days.idle, limit],
    )
  ).length === limit;

export async function forgetNetworks(db: Executor): Promise<void> {
  await db.query(
    `update support_tickets set network = null where network is not null and created_at < now() - interval '1 day'`,
  );
}
