import type { Client } from 'pg';
import { newId } from '#server/kit/ids.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** Episodes of the made series, each in two versions. */
export const seriesEpisodes = 500;

export interface MadeSeries {
  slug: string;
  /** The second season, which stands beside it. */
  otherSlug: string;
  /** In the order of the episodes, the first version of each. */
  videoIds: string[];
}

/** A series of 500 episodes in two versions each, with a second season, of the videos that are there. */
export const makeSeries = (site: Site): Promise<MadeSeries> =>
  withClient(site.databaseUrl, async (client) => {
    await client.query(`delete from works where slug like 'bench-series%'`);
    const { rows } = await client.query<{ id: string }>(
      `select id from videos where publish_status = 'published' order by md5(id::text) limit $1`,
      [2 * seriesEpisodes],
    );
    const videos = rows.map(({ id }) => id);
    if (videos.length < 2 * seriesEpisodes - 60) throw new Error(`only ${videos.length} videos for a series`);
    const story = newId();
    const slugs = ['bench-series', 'bench-series-2'] as const;
    const [first] = await Promise.all(slugs.map((slug, at) => insertWork(client, slug, story, at + 1)));
    const ids = Array.from({ length: seriesEpisodes }, newId);
    await client.query(
      `insert into episodes (id, work_id, kind, number, title, native_title, aired_on)
       select id, $1, 'regular', number, 'What became of lantern ' || number, '灯籠 ' || number, date '2016-01-01' + 7 * number::int
       from unnest($2::uuid[]) with ordinality as e (id, number)`,
      [first, ids],
    );
    await client.query(
      `insert into episode_versions (video_id, episode_id, cut)
       select video_id, ($2::uuid[])[1 + (place - 1) / 2], 'uncut' from unnest($1::uuid[]) with ordinality as v (video_id, place)`,
      [videos, ids],
    );
    await client.query('analyze works, episodes, episode_versions');
    return {
      slug: slugs[0],
      otherSlug: slugs[1],
      videoIds: videos.filter((_, at) => at % 2 === 0),
    };
  });

async function insertWork(client: Client, slug: string, story: string, position: number): Promise<string> {
  const id = newId();
  await client.query(
    `insert into works (id, slug, kind, title, native_title, synopsis, year, season, airing, source, series_id, series_position, state)
     values ($1, $2, 'tv', 'Lanterns over the canal', '運河の灯籠', 'Five hundred evenings.', 2016, 'winter', 'airing', 'original', $3, $4, 'published')`,
    [id, slug, story, position],
  );
  return id;
}

/** A member has watched all of these to the end, but the last, in whose middle they are. */
export const watchAll = (site: Site, memberId: string, videoIds: readonly string[]): Promise<void> =>
  withClient(site.databaseUrl, async (client) => {
    await client.query(
      `insert into watch_history (member_id, video_id, watched_at, seen_at)
       select $1, id, now() - (10000 - at) * interval '1 minute', case when at < $3 then now() end
       from unnest($2::uuid[]) with ordinality as v (id, at) on conflict do nothing`,
      [memberId, videoIds, videoIds.length],
    );
    await client.query(
      'insert into watch_positions (member_id, video_id, position_seconds) values ($1, $2, 300) on conflict do nothing',
      [memberId, videoIds.at(-1)],
    );
    await client.query('analyze watch_history, watch_positions');
  });

export const dropSeries = (site: Site): Promise<void> =>
  withClient(site.databaseUrl, async (client) => {
    await client.query(`delete from works where slug like 'bench-series%'`);
  });
