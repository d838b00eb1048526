import { watchParts } from '#contract/watch-parts.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface DayRow {
  day: string;
  views: number;
  playbacks: number;
  watch_seconds: number;
}

const today = `(now() at time zone 'UTC')::date`;

/** Every UTC day of the period that ends today, with zeros where nothing happened. */
const everyDay = (columns: string, joins: string): string => `
  select to_char(days.day, 'YYYY-MM-DD') as day, ${columns}
  from (select ${today} - i as day from generate_series(0, $2::integer - 1) i) days ${joins}
  order by days.day`;

export const daysOfVideo = (db: Executor, videoId: string, days: number): Promise<DayRow[]> =>
  db.query<DayRow>(
    everyDay(
      'coalesce(d.views, 0) as views, coalesce(w.playbacks, 0) as playbacks, coalesce(w.seconds, 0) as watch_seconds',
      `left join video_days d on d.video_id = $1 and d.day = days.day and d.day > ${today} - $2::integer
       left join video_watch_days w on w.video_id = $1 and w.day = days.day and w.day > ${today} - $2::integer`,
    ),
    [videoId, days],
    'statistics_of_video',
  );

/** For all of a member's videos, as counted at the time: including those they have removed since. */
export const daysOfOwner = (db: Executor, ownerId: string, days: number): Promise<DayRow[]> =>
  db.query<DayRow>(
    everyDay(
      'coalesce(u.views, 0) as views, coalesce(u.playbacks, 0) as playbacks, coalesce(u.seconds, 0) as watch_seconds',
      `left join uploader_days u on u.uploader_id = $1 and u.day = days.day and u.day > ${today} - $2::integer`,
    ),
    [ownerId, days],
    'statistics_of_owner',
  );

/**
 * How many playbacks in the period played each part, and how many there were; days before `since` belong to
 * another file.
 */
export async function playedParts(
  db: Executor,
  videoId: string,
  days: number,
  since: Date | null,
): Promise<{ playbacks: number; parts: number[] }> {
  const rows = await db.query<{ playbacks: number; parts: number[] }>(
    `with measured as (
       select playbacks, parts from video_watch_days
       where video_id = $1 and day > ${today} - $2::integer
         and day >= coalesce(($3::timestamptz at time zone 'UTC')::date, '-infinity')
     )
     select coalesce((select sum(playbacks) from measured), 0)::int as playbacks,
       array(select coalesce((select sum(parts[i]) from measured), 0)::int from generate_series(1, ${watchParts}) i order by i) as parts`,
    [videoId, days, since],
    'played_parts',
  );
  return rows[0] ?? { playbacks: 0, parts: [] };
}
