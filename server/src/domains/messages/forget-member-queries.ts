import type { Executor } from '../../platform/db/database.ts';

/**
 * Deletes every conversation of a departing member, for both sides, and recounts what the others have unread.
 */
export async function forgetMessages(db: Executor, memberId: string): Promise<void> {
  const gone = await db.query<{ other_id: string }>(
    `delete from conversations where first_id = $1 or second_id = $1
     returning case when first_id = $1 then second_id else first_id end as other_id`,
    [memberId],
  );
  await db.query('delete from inbox_counts where member_id = $1', [memberId]);
  await db.query(
    `update inbox_counts tally set unread = now.unread, requests = now.requests
     from (
       select o.member_id, count(*) filter (where s.state = 'accepted' and s.unread_count > 0 and not s.is_muted) as unread,
         count(*) filter (where s.state = 'request') as requests
       from unnest($1::uuid[]) o (member_id) left join conversation_members s
         on s.member_id = o.member_id and s.last_message_at is not null and not s.is_blocked
       group by o.member_id
     ) now where tally.member_id = now.member_id`,
    [gone.map((row) => row.other_id)],
  );
}
