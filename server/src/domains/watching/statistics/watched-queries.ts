import type { Executor } from '../../../platform/db/database.ts';

export interface Watched {
  videoId: string;
  seconds: number;
  /** The last day on which somebody watched it; null: nobody ever did. */
  lastOn: string | null;
}

/** How much videos were watched in all, and when last. */
export const watchedOf = (db: Executor, videoIds: readonly string[]): Promise<Watched[]> =>
  db.query<Watched>(
    `select v.id as "videoId", coalesce(t.seconds, 0) as seconds, to_char(greatest(
       (select max(d.day) from video_days d where d.video_id = v.id),
       (select max(w.day) from video_watch_days w where w.video_id = v.id)), 'YYYY-MM-DD') as "lastOn"
     from unnest($1::uuid[]) v (id) left join video_watch_totals t on t.video_id = v.id`,
    [videoIds],
    'watched_of',
  );
