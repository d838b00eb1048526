import type { Executor } from '#server/platform/db/database.ts';

/** Hours of the whole site until now, more of it in the evening and towards the end of a week. */
export async function insertTestHours(db: Executor, days: number): Promise<void> {
  const since = `generate_series(date_trunc('hour', now(), 'UTC') - $1 * interval '1 day',
    date_trunc('hour', now(), 'UTC'), interval '1 hour') as h`;
  await db.query(
    `insert into site_hours (hour, page_views, visitors, views, viewers, playbacks, seconds)
     select h, n * 9, n * 3, n * 4, n * 2, n * 3, n * 700
     from (select h, (5 + 4 * sin(extract(hour from h) / 24 * 6.28 - 2) + extract(dow from h))::int as n
           from ${since}) hours
     on conflict (hour) do nothing`,
    [days],
  );
  await db.query(
    `insert into growth_hours (hour, sign_ups, videos_added, stored_bytes)
     select h, extract(dow from h)::int % 3, extract(hour from h)::int % 2, 4e9 + extract(epoch from h - now()) * 1000
     from ${since} on conflict (hour) do nothing`,
    [days],
  );
}
