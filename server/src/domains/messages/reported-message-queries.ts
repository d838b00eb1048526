import type { Executor } from '../../platform/db/database.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';
import { moment } from './conversation-queries.ts';

export interface ReportedRow {
  conversation_id: string;
  sender_id: string;
  content: string;
  /** The conversation around it, in order, including the message itself. */
  context: { username: string; content: string; created_at: string }[];
}

/**
 * A message that this member can see, or that a report took out of their sight, with what was said around it.
 */
export async function findReported(
  db: Executor,
  id: string,
  memberId: string,
  around: { before: number; after: number },
): Promise<ReportedRow | null> {
  const side = (comparison: string, order: string, limit: string): string =>
    `(select * from messages n where n.conversation_id = m.conversation_id and n.created_at ${comparison} m.created_at
      order by n.created_at ${order} limit ${limit})`;
  const rows = await db.query<ReportedRow>(
    `select m.conversation_id, m.sender_id, m.content, (
       select json_agg(json_build_object('username', p.username, 'content', c.content, 'created_at', ${moment('c.created_at')})
         order by c.created_at)
       from (${side('<=', 'desc', '$3 + 1')} union all ${side('>', 'asc', '$4')}) c join members p on p.id = c.sender_id
     ) as context
     from messages m
       join conversation_members s on s.conversation_id = m.conversation_id and s.member_id = $2
     where m.id = $1 and m.visibility in ('visible', 'held')`,
    [id, memberId, around.before, around.after],
  );
  return rows[0] ?? null;
}

/**
 * Moves a message from one visibility to another, with what the inboxes store about it. Answers the
 * participants of its conversation, or null if it was not in the expected state.
 */
export async function moveVisibility(
  db: Executor,
  id: string,
  from: readonly ('visible' | 'held' | 'removed')[],
  to: 'visible' | 'held' | 'removed',
): Promise<{ conversation_id: string; members: string[] } | null> {
  const rows = await db.query<{ conversation_id: string; members: string[] }>(
    `with m as (
       update messages set visibility = $3 where id = $1 and visibility = any ($2) returning *
     ), stored as (
       update conversation_members side
       set last_message_content = case when m.visibility = 'visible' then left(m.content, 200) else '' end
       from m where side.conversation_id = m.conversation_id and side.last_message_at = m.created_at
     )
     select m.conversation_id, array[c.first_id, c.second_id]::text[] as members
     from m join conversations c on c.id = m.conversation_id`,
    [id, from, to],
  );
  return rows[0] ?? null;
}

/**
 * Deletes what was removed so many days ago and is no evidence, also of whom it was written to, as many at once. Answers
 * whether there may be more.
 */
export const deleteRemovedMessages = async (db: Executor, days: number, limit: number): Promise<boolean> =>
  (
    await db.query(
      `delete from messages where visibility = 'removed' and id in (
         select m.id from messages m join conversations c on c.id = m.conversation_id
         where m.removed_at < now() - $1 * interval '1 day'
           and not ${evidenceSql('message', 'm.id', 'm.sender_id, c.first_id, c.second_id')}
         order by m.removed_at limit $2 for update of m skip locked)
       returning id`,
      [days, limit],
    )
  ).length === limit;
