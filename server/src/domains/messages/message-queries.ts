import type { MessageRow } from '#contract/messages.ts';
import type { Executor } from '../../platform/db/database.ts';
import { moment } from './conversation-queries.ts';

/** How much of a message the inbox stores, in characters. */
const previewLength = 200;

const columns = (table: string): string =>
  `${table}.id, ${table}.conversation_id, ${table}.sender_id, ${table}.content, ${moment(`${table}.created_at`)} as created_at,
   ${table}.client_id`;

export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  content: string;
  clientId: string | null;
}

/**
 * Writes a message to a conversation locked by the transaction, and what both sides store about it: at least
 * a microsecond later than the previous one, so that its time is its place in the order.
 */
export async function insertMessage(db: Executor, message: NewMessage): Promise<MessageRow> {
  const rows = await db.query<MessageRow>(
    `with c as (
       update conversations
       set last_message_at = greatest(clock_timestamp(), last_message_at + interval '1 microsecond')
       where id = $2 returning last_message_at
     ), m as (
       insert into messages (id, conversation_id, sender_id, content, client_id, created_at)
       select $1, $2, $3, $4, $5, c.last_message_at from c returning *
     ), stored as (
       update conversation_members side
       set last_message_at = m.created_at, last_message_content = left(m.content, ${previewLength}),
         last_message_sender_id = m.sender_id,
         state = case when side.member_id = m.sender_id then 'accepted' else side.state end,
         sent_count = side.sent_count + (side.member_id = m.sender_id)::integer,
         unread_count = side.unread_count + (side.member_id <> m.sender_id)::integer
       from m where side.conversation_id = m.conversation_id
     )
     select ${columns('m')} from m`,
    [message.id, message.conversationId, message.senderId, message.content, message.clientId],
  );
  const row = rows[0];
  if (!row) throw new Error('the conversation is gone');
  return row;
}

/** What the sender's program has already sent under this name, or null. */
export async function findSent(
  db: Executor,
  conversationId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | null> {
  const rows = await db.query<MessageRow>(
    `select ${columns('m')} from messages m where conversation_id = $1 and sender_id = $2 and client_id = $3`,
    [conversationId, senderId, clientId],
  );
  return rows[0] ?? null;
}

/**
 * Deletes what a member wrote, with what the inboxes store about it: what is held stays, as does what is evidence, out of
 * sight. Answers how many messages of theirs the other has not read after that; null: there is no such message.
 */
export async function deleteOwn(
  db: Executor,
  id: string,
  senderId: string,
): Promise<{ other_unread_count: number } | null> {
  const rows = await db.query<{ member_id: string; other_unread_count: number }>(
    `with gone as (
       delete from messages where id = $1 and sender_id = $2 and visibility = 'visible' returning *
     )
     update conversation_members side
     set last_message_content = case when side.last_message_at = gone.created_at then '' else side.last_message_content end,
       unread_count = case when side.member_id = gone.sender_id then side.unread_count else least(side.unread_count, (
         select count(*) from messages m
         where m.conversation_id = gone.conversation_id and m.sender_id = gone.sender_id and m.id <> gone.id
           and m.visibility = 'visible' and m.created_at > coalesce(side.read_until, '-infinity'))) end
     from gone where side.conversation_id = gone.conversation_id
     returning side.member_id, side.unread_count as other_unread_count`,
    [id, senderId],
  );
  return rows.find((row) => row.member_id !== senderId) ?? null;
}

/** The conversation of a message that a member wrote and that is in sight, or null. */
export const conversationOfOwn = async (db: Executor, id: string, senderId: string): Promise<string | null> =>
  (
    await db.query<{ conversation_id: string }>(
      "select conversation_id from messages where id = $1 and sender_id = $2 and visibility = 'visible'",
      [id, senderId],
    )
  )[0]?.conversation_id ?? null;

export interface MessagePage {
  conversationId: string;
  memberId: string;
  limit: number;
  /** Only earlier ones, newest first; or only later ones, oldest first. */
  before: string | null;
  after: string | null;
  base: string;
}

/** A page of messages as JSON text; null if the member is not in the conversation. */
export async function messagesPage(db: Executor, page: MessagePage): Promise<string | null> {
  const forward = page.after !== null;
  const order = forward ? 'asc' : 'desc';
  // The newest page has no bound; the parameter is still named, so that it has a type.
  const condition = forward
    ? 'and m.created_at > $3'
    : page.before === null
      ? 'and $3::timestamptz is null'
      : 'and m.created_at < $3';
  const name = forward ? 'messages_after' : page.before === null ? 'messages_newest' : 'messages_before';
  const rows = await db.query<{ json: string | null }>(
    `select case when exists (select from conversation_members where member_id = $2 and conversation_id = $1) then (
       select coalesce(json_agg(json_build_object(
           'id', m.id, 'conversation_id', m.conversation_id, 'sender_id', m.sender_id, 'content', m.content,
           'created_at', ${moment('m.created_at')}, 'client_id', m.client_id, 'sender_username', p.username,
           'sender_avatar_url', $5 || p.avatar_key, 'has_more', m.total > $4
         ) order by m.created_at ${order}), '[]')
       from (
         select *, count(*) over () as total, row_number() over (order by created_at ${order}) as place
         from (
           select m.* from messages m
           where m.conversation_id = $1 and m.visibility = 'visible' ${condition}
             and m.created_at > coalesce((select cleared_until from conversation_members
               where member_id = $2 and conversation_id = $1), '-infinity')
           order by m.created_at ${order} limit $4 + 1
         ) m
       ) m join members p on p.id = m.sender_id
       where m.place <= $4
     ) end::text as json`,
    [page.conversationId, page.memberId, page.after ?? page.before, page.limit, page.base],
    name,
  );
  return rows[0]?.json ?? null;
}
