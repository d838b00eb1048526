import type { Executor } from '../../../platform/db/database.ts';

export interface WatchedMedia {
  mediaId: string;
  views: number;
}

/** Finished files of published videos that never had a second generation and had so many viewers in 30 days, most first. */
export const watchedMedia = (db: Executor, leastViews: number, limit: number): Promise<WatchedMedia[]> =>
  db.query<WatchedMedia>(
    `select v.media_id as "mediaId", p.viewers_month as views
     from video_popularity p join published_files v on v.video_id = p.video_id
     join media_to_improve m on m.media_id = v.media_id
     where p.viewers_month >= $1 and p.viewers_month > 0
     order by p.viewers_month desc, p.video_id desc limit $2`,
    [leastViews, limit],
  );

/** The same, whoever watches, the latest first. */
export const anyMedia = (db: Executor, limit: number): Promise<WatchedMedia[]> =>
  db.query<WatchedMedia>(
    `select v.media_id as "mediaId", 0 as views
     from published_files v join media_to_improve m on m.media_id = v.media_id
     order by v.published_at desc, v.video_id desc limit $1`,
    [limit],
  );
