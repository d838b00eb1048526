import type { Executor } from '../../platform/db/database.ts';
import { moment } from './conversation-queries.ts';

/** Who a member talks to, and what they wrote. */
export async function messageRecords(
  db: Executor,
  memberId: string,
): Promise<{ conversations: unknown[]; written: unknown[] }> {
  const conversations = await db.query(
    `select m.conversation_id, p.username as with, m.state, ${moment('m.last_message_at')} as last_message_at, m.read_until
     from conversation_members m join members p on p.id = m.other_id where m.member_id = $1
     order by m.last_message_at desc nulls last, m.conversation_id`,
    [memberId],
  );
  const written = await db.query(
    `select conversation_id, ${moment('created_at')} as created_at, content from messages
     where sender_id = $1 order by id`,
    [memberId],
  );
  return { conversations, written };
}
