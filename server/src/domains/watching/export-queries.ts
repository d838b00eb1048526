import type { Executor } from '../../platform/db/database.ts';

export interface WatchingRecords {
  watched_days: unknown;
  history: unknown;
  positions: unknown;
  settings: unknown;
}

/**
 * What others watched of a member's videos, what the member watched, where they stopped, and which of it is
 * stored (null: the default).
 */
export async function watchingRecords(db: Executor, memberId: string): Promise<WatchingRecords> {
  const rows = await db.query<WatchingRecords>(
    `select
       (select coalesce(json_agg(r), '[]') from (
          select day, views, playbacks, seconds as watch_seconds from uploader_days
          where uploader_id = $1 order by day) r) as watched_days,
       (select coalesce(json_agg(r), '[]') from (
          select v.slug, v.title, h.watched_at, h.seen_at, h.is_set_aside from watch_history h join videos v on v.id = h.video_id
          where h.member_id = $1 order by h.watched_at) r) as history,
       (select coalesce(json_agg(r), '[]') from (
          select v.slug, v.title, w.position_seconds, w.updated_at
          from watch_positions w join videos v on v.id = w.video_id
          where w.member_id = $1 order by w.updated_at) r) as positions,
       (select to_json(r) from (
          select keeps_history, keeps_positions from watch_settings where member_id = $1) r) as settings`,
    [memberId],
  );
  return rows[0] ?? { watched_days: [], history: [], positions: [], settings: null };
}
