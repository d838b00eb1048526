import type { Executor } from '../../../platform/db/database.ts';

/**
 * Those never confirmed, and those whose time is over since they, or what they name, were last decided about; whatever is
 * evidence or waits for an answer stays with its papers. True while there may be more.
 */
export const deleteOldNotices = async (
  db: Executor,
  days: { unconfirmed: number; filed: number },
  limit: number,
): Promise<boolean> =>
  (
    await db.query(
      `delete from notices where id in (
         select n.id from notices n
         where (n.filed_at is null and n.sent_at < now() - $1 * interval '1 day')
           or (n.filed_at < now() - $2::int * interval '1 day' and not member_keeps(n.member_id)
             and not exists (
               select from notice_items i join reports r on r.id = i.report_id
               where i.notice_id = n.id and (r.state = 'open' or r.decided_at > now() - $2::int * interval '1 day'
                 or case_papers_stay(r.case_id, $2)))
             and not exists (
               select from complaints k where k.notice_id = n.id
                 and (k.answered_at is null or k.answered_at > now() - $2::int * interval '1 day')))
         limit $3)
       returning id`,
      [days.unconfirmed, days.filed, limit],
    )
  ).length === limit;

/** After a day it no longer matters where a notice came from, nor which member sent it: `member_id` says so while they are here. */
export async function forgetNetworks(db: Executor): Promise<void> {
  await db.query(
    `update notices set network = null, mailbox = case when mailbox like 'member %' then '' else mailbox end
     where (network is not null or mailbox like 'member %') and sent_at < now() - interval '1 day'`,
  );
}
