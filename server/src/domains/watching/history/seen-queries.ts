import type { Executor } from '../../../platform/db/database.ts';

/**
 * Notes that a member watched a video to its end, if it is in their history: it is then what they watched last. Answers whether
 * that is news: what is told of the same end again within ten minutes is not.
 */
export async function noteSeen(db: Executor, memberId: string, videoId: string): Promise<boolean> {
  const rows = await db.query<{ is_new: boolean }>(
    `update watch_history h set seen_at = now(), watched_at = now(), is_set_aside = false
     from (select seen_at is null or seen_at < now() - interval '10 minutes' as is_new from watch_history
           where member_id = $1 and video_id = $2 for update) before
     where h.member_id = $1 and h.video_id = $2 and (before.is_new or h.is_set_aside)
     returning before.is_new`,
    [memberId, videoId],
    'note_seen',
  );
  return rows[0]?.is_new ?? false;
}

/** Notes that a member goes on with what they had set aside. */
export async function takeUpAgain(db: Executor, memberId: string, videoId: string): Promise<void> {
  await db.query(
    `update watch_history set is_set_aside = false where member_id = $1 and video_id = $2 and is_set_aside`,
    [memberId, videoId],
    'take_up_again',
  );
}

/** Puts a published video into a member's history as seen, because they say so; false: there is no such video. */
export async function markSeen(db: Executor, memberId: string, videoId: string): Promise<boolean> {
  const rows = await db.query(
    `insert into watch_history (member_id, video_id, seen_at)
     select p.id, v.id, now() from members p join published_videos v on v.id = $2 where p.id = $1
     on conflict (member_id, video_id) do update set watched_at = now(), seen_at = now(), is_set_aside = false
     returning 1`,
    [memberId, videoId],
  );
  return rows.length > 0;
}

/** Takes back that a member has seen a video; it stays in their history. False: it was not seen. */
export async function markUnseen(db: Executor, memberId: string, videoId: string): Promise<boolean> {
  const rows = await db.query(
    'update watch_history set seen_at = null where member_id = $1 and video_id = $2 and seen_at is not null returning 1',
    [memberId, videoId],
  );
  return rows.length > 0;
}

/** Sets what a member watched last of something aside, so that they are not asked to go on with it. */
export async function setAside(db: Executor, memberId: string, videoId: string): Promise<boolean> {
  const rows = await db.query(
    'update watch_history set is_set_aside = true where member_id = $1 and video_id = $2 returning 1',
    [memberId, videoId],
  );
  return rows.length > 0;
}
