import type { Executor } from '../../platform/db/database.ts';
import { leaves, unblocked } from '../profiles/index.ts';
import type { Sides } from './count-rules.ts';
import type { ConversationState } from './message-rules.ts';

/** A moment in the API's format, with microseconds. */
export const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"')`;

/** The conversation of two people, or null. */
export async function findConversation(db: Executor, one: string, other: string): Promise<string | null> {
  const rows = await db.query<{ id: string }>(
    `select id from conversations where first_id = least($1::uuid, $2::uuid) and second_id = greatest($1::uuid, $2::uuid)`,
    [one, other],
  );
  return rows[0]?.id ?? null;
}

/**
 * Serialises the conversations a member starts; answers how many they started in the last hour, up to `most`.
 */
export async function lockStarter(db: Executor, memberId: string, most: number): Promise<number> {
  await db.query('select from members where id = $1 for no key update', [memberId]);
  const rows = await db.query<{ count: number }>(
    `select count(*) as count from (
       select from conversations where started_by = $1 and created_at > now() - interval '1 hour' limit $2) c`,
    [memberId, most],
  );
  return rows[0]?.count ?? 0;
}

/** Writes the conversation and both sides of it; false if the two already have one. */
export async function insertConversation(
  db: Executor,
  row: { id: string; starterId: string; otherId: string; otherState: ConversationState },
): Promise<boolean> {
  const rows = await db.query(
    `with c as (
       insert into conversations (id, first_id, second_id, started_by)
       values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $2)
       on conflict (first_id, second_id) do nothing returning id
     )
     insert into conversation_members (member_id, conversation_id, other_id, state)
     select v.member_id, c.id, v.other_id, v.state
     from c cross join (values ($2::uuid, $3::uuid, 'accepted'), ($3::uuid, $2::uuid, $4)) v (member_id, other_id, state)
     returning 1`,
    [row.id, row.starterId, row.otherId, row.otherState],
  );
  return rows.length > 0;
}

/** From the blocks themselves: one may have been made while the conversation was being started. */
const isBlocked = `not ${unblocked('mine.member_id', 'mine.other_id')}`;

const sides = `
  select mine.conversation_id, mine.other_id, ${isBlocked} as is_blocked, mine.last_message_at is not null as has_messages,
    mine.state, mine.unread_count, mine.is_muted, mine.sent_count, theirs.state as other_state,
    ${leaves('mine.other_id')} as other_leaves, theirs.unread_count as other_unread_count,
    theirs.last_message_at is not null as other_has_messages, theirs.is_muted as other_is_muted
  from conversation_members mine
    join conversation_members theirs on theirs.member_id = mine.other_id and theirs.conversation_id = mine.conversation_id
  where mine.member_id = $2 and mine.conversation_id = $1`;

/** Locks a conversation until the transaction ends. Null if the member is not in it. */
export async function lockConversation(
  db: Executor,
  conversationId: string,
  memberId: string,
): Promise<Sides | null> {
  await db.query('select from conversations where id = $1 and $2 in (first_id, second_id) for update', [
    conversationId,
    memberId,
  ]);
  // A separate statement: it sees what was written while we waited.
  return (await db.query<Sides>(sides, [conversationId, memberId]))[0] ?? null;
}

/** Whether a member is in every one of these conversations. */
export const isInAllOf = async (
  db: Executor,
  conversationIds: readonly string[],
  memberId: string,
): Promise<boolean> =>
  conversationIds.length === 0 ||
  (
    await db.query(
      'select 1 from conversation_members where member_id = $1 and conversation_id = any($2::uuid[])',
      [memberId, conversationIds],
      'is_in_all_of',
    )
  ).length === conversationIds.length;

export interface OtherRow {
  conversation_id: string;
  other_id: string;
  username: string;
  display_name: string | null;
  avatar_key: string | null;
  unread_count: number;
  is_muted: boolean;
}

export interface InboxRow extends OtherRow {
  last_message_at: string;
  last_message_content: string;
  last_message_sender_id: string;
  /** Microseconds since 1970. */
  position: number;
}

export interface InboxPage {
  memberId: string;
  state: 'accepted' | 'request';
  limit: number;
  /** Either rows to leave out, or the last row of the previous page. */
  after: { offset: number } | { position: number; conversationId: string };
  /** Only rows in which this can be read; null: all. */
  search: string | null;
}

/** What of a row is looked through: names of the other, and the message that it shows. A member's own rows are few enough. */
const readable = `concat_ws(chr(10), p.username, p.display_name, m.last_message_content)`;

export function inboxPage(
  db: Executor,
  { memberId, state, limit, after, search }: InboxPage,
): Promise<InboxRow[]> {
  const byCursor = 'position' in after;
  // In whole microseconds: the column is compared with the exact value it had.
  const condition = byCursor
    ? `and (m.last_message_at, m.conversation_id) < (to_timestamp(0) + $4::bigint * interval '1 microsecond', $5::uuid)`
    : '';
  const place = byCursor ? [after.position, after.conversationId] : [after.offset];
  const found = search === null ? '' : `and strpos(lower(${readable}), lower($${4 + place.length})) > 0`;
  return db.query<InboxRow>(
    `select m.conversation_id, m.other_id, p.username, p.display_name, p.avatar_key, m.unread_count, m.is_muted,
       ${moment('m.last_message_at')} as last_message_at, m.last_message_content, m.last_message_sender_id,
       (extract(epoch from m.last_message_at) * 1000000)::bigint as position
     from (
       select m.* from conversation_members m ${search === null ? '' : 'join members p on p.id = m.other_id'}
       where m.member_id = $1 and m.state = $2 and m.last_message_at is not null and not m.is_blocked ${condition} ${found}
       order by m.last_message_at desc, m.conversation_id desc limit $3 ${byCursor ? '' : 'offset $4'}
     ) m join members p on p.id = m.other_id
     order by m.last_message_at desc, m.conversation_id desc`,
    [memberId, state, limit, ...place, ...(search === null ? [] : [search])],
    `${byCursor ? 'inbox_after' : 'inbox_page'}${search === null ? '' : '_found'}`,
  );
}

export interface ConversationDetails extends OtherRow {
  last_message_at: string | null;
  state: ConversationState;
  is_blocked: boolean;
  other_leaves: boolean;
  sent_count: number;
  other_state: ConversationState;
  other_read_until: string | null;
}

export async function conversationDetails(
  db: Executor,
  conversationId: string,
  memberId: string,
): Promise<ConversationDetails | null> {
  const rows = await db.query<ConversationDetails>(
    `select mine.conversation_id, mine.other_id, p.username, p.display_name, p.avatar_key, mine.unread_count, mine.is_muted,
       ${moment('mine.last_message_at')} as last_message_at, mine.state, ${isBlocked} as is_blocked, mine.sent_count,
       theirs.state as other_state, p.leaving_at is not null as other_leaves,
       ${moment('theirs.read_until')} as other_read_until
     from conversation_members mine join members p on p.id = mine.other_id
       join conversation_members theirs on theirs.member_id = mine.other_id and theirs.conversation_id = mine.conversation_id
     where mine.member_id = $2 and mine.conversation_id = $1`,
    [conversationId, memberId],
    'conversation_details',
  );
  return rows[0] ?? null;
}

export async function writeState(
  db: Executor,
  conversationId: string,
  memberId: string,
  state: ConversationState,
): Promise<void> {
  await db.query('update conversation_members set state = $3 where conversation_id = $1 and member_id = $2', [
    conversationId,
    memberId,
    state,
  ]);
}

/** Marks what the other wrote as read, up to a moment; answers how many are unread after that. */
export async function writeRead(
  db: Executor,
  conversationId: string,
  memberId: string,
  until: string | null,
): Promise<number> {
  const rows = await db.query<{ unread_count: number }>(
    `update conversation_members set read_until = greatest(read_until, coalesce($3::timestamptz, now())), unread_count = case when $3::timestamptz is null then 0 else least(unread_count, (
         select count(*) from messages m
         where m.conversation_id = $1 and m.created_at > $3 and m.sender_id <> $2 and m.visibility = 'visible')) end
     where conversation_id = $1 and member_id = $2 returning unread_count`,
    [conversationId, memberId, until],
  );
  return rows[0]?.unread_count ?? 0;
}

/** Whether what arrives is announced to a member. */
export async function writeMuted(
  db: Executor,
  conversationId: string,
  memberId: string,
  isMuted: boolean,
): Promise<void> {
  await db.query(
    'update conversation_members set is_muted = $3 where conversation_id = $1 and member_id = $2',
    [conversationId, memberId, isMuted],
  );
}

/** Takes a conversation with all that was written so far from one member; it returns with the next message. */
export async function clearSide(db: Executor, conversationId: string, memberId: string): Promise<void> {
  await db.query(
    `update conversation_members side
     set cleared_until = c.last_message_at, unread_count = 0,
       last_message_at = null, last_message_content = null, last_message_sender_id = null
     from conversations c
     where c.id = $1 and side.conversation_id = c.id and side.member_id = $2`,
    [conversationId, memberId],
  );
}

export async function writeBlocked(db: Executor, conversationId: string, isBlocked: boolean): Promise<void> {
  await db.query('select from conversations where id = $1 for update', [conversationId]);
  await db.query('update conversation_members set is_blocked = $2 where conversation_id = $1', [
    conversationId,
    isBlocked,
  ]);
}

/** Changes members' stored counts, always in the same order, so that transactions do not deadlock. */
export async function moveCounts(
  db: Executor,
  changes: readonly { memberId: string; unread: number; requests: number }[],
): Promise<void> {
  const moved = changes
    .filter(({ unread, requests }) => unread !== 0 || requests !== 0)
    .sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
  for (const { memberId, unread, requests } of moved) {
    await db.query(
      `insert into inbox_counts as tally (member_id, unread, requests) values ($1, greatest($2, 0), greatest($3, 0))
       on conflict (member_id) do update
         set unread = greatest(tally.unread + $2, 0), requests = greatest(tally.requests + $3, 0)`,
      [memberId, unread, requests],
    );
  }
}

/** Recounts a member's stored counts: after blocks, which affect whole conversations. */
export async function recount(db: Executor, memberId: string): Promise<void> {
  await db.query(
    `insert into inbox_counts (member_id, unread, requests)
     select $1, count(*) filter (where state = 'accepted' and unread_count > 0 and not is_muted), count(*) filter (where state = 'request')
     from conversation_members where member_id = $1 and last_message_at is not null and not is_blocked
     on conflict (member_id) do update set unread = excluded.unread, requests = excluded.requests`,
    [memberId],
  );
}

/** Conversations in the inbox with something unread, and pending requests. */
export async function inboxCounts(
  db: Executor,
  memberId: string,
): Promise<{ unread: number; requests: number }> {
  const rows = await db.query<{ unread: number; requests: number }>(
    'select unread, requests from inbox_counts where member_id = $1',
    [memberId],
    'inbox_counts',
  );
  return rows[0] ?? { unread: 0, requests: 0 };
}
