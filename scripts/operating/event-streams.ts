import pg from 'pg';
import { fillCatalogue } from '../../bench/world/catalogue.ts';
import { rollUpAds } from '../../server/src/domains/ads/delivery/roll-up-ads.ts';
import { rollUpPages } from '../../server/src/domains/watching/viewing/roll-up-pages.ts';
import { rollUpViews } from '../../server/src/domains/watching/viewing/roll-up-views.ts';
import {
  type ViewReport,
  writePageViews,
  writeViews,
} from '../../server/src/domains/watching/viewing/viewing-queries.ts';
import { writeWatchReports } from '../../server/src/domains/watching/viewing/watch-queries.ts';
import { rollUpWatching } from '../../server/src/domains/watching/viewing/watch-recorder.ts';
import type { Database } from '../../server/src/platform/db/database.ts';

// Events as a busy site writes them, for trials of what adds them up.

export type Kind = 'views' | 'watching' | 'pages' | 'ads';

/** A video by its rank: the first ones are by far the most watched. */
const rank = 'least(n.videos, floor(exp(random() * ln(n.videos + 1)))::int)';
const ranks = '(select count(*)::int as videos from ranked) n';
const within = `now() - random() * interval '1 hour'`;

export interface Stream {
  /** What an hour leaves: `$1` rows of it. */
  backlog: string;
  rollUp(db: Database): Promise<unknown>;
  /** Counts what waits. */
  left: string;
  write(db: Database, ids: readonly string[], count: number): Promise<unknown>;
}

let viewers = 0;
const pick = (ids: readonly string[]): string =>
  ids[Math.min(ids.length, Math.floor(Math.exp(Math.random() * Math.log(ids.length + 1)))) - 1]!;
const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const person = (): string => String(Math.floor(Math.random() * 3e6));

/** Somebody who reports more than once: one of ten viewers comes back, and two of three reports follow an earlier one. */
class Returning<T> {
  readonly #seen: T[] = [];
  readonly #share: number;
  constructor(share: number) {
    this.#share = share;
  }

  /** So many, each another; who is new is made. */
  take(count: number, make: () => T): T[] {
    const old = Math.min(Math.floor(count * this.#share), this.#seen.length);
    const from = Math.floor(Math.random() * (this.#seen.length - old + 1));
    const fresh = many(count - old, make);
    const taken = [...this.#seen.slice(from, from + old), ...fresh];
    for (const one of fresh)
      if (this.#seen.length < 50_000) this.#seen.push(one);
      else this.#seen[Math.floor(Math.random() * 50_000)] = one;
    return taken;
  }
}
const returning = new Returning<{ videoId: string; viewerHash: string }>(0.1);
const playing = new Returning<{ playback: string; videoId: string; reports: number }>(0.67);

export const streams: Readonly<Record<Kind, Stream>> = {
  views: {
    backlog: `insert into view_tallies (video_id, person_hash, counted_at)
      select r.id, floor(random() * 3000000)::bigint, moment
      from (select ${rank} as rank, ${within} as moment from ${ranks}, generate_series(1, $1::int)) e join ranked r using (rank)`,
    rollUp: (db) => rollUpViews(db),
    left: 'select count(*) as n from view_tallies',
    write: (db, ids, count) =>
      writeViews(
        db,
        returning
          .take(count, () => ({ videoId: pick(ids), viewerHash: String(++viewers) }))
          .map(
            (view): ViewReport => ({
              ...view,
              earlierHash: null,
              personHash: person(),
              memberId: null,
              startedAt: Date.now() - 20_000,
              obstacle: null,
              country: 'JP',
              device: 'mobile',
            }),
          ),
      ),
  },
  watching: {
    backlog: `insert into watch_reports (playback, video_id, day, seconds, parts)
      select gen_random_uuid(), r.id, (now() at time zone 'UTC')::date, 10 + (random() * 600)::int,
        (lpad('', 10 + (random() * 30)::int, '1') || lpad('', 50, '0'))::bit(50)
      from (select ${rank} as rank from ${ranks}, generate_series(1, $1::int)) e join ranked r using (rank)`,
    rollUp: (db) => rollUpWatching(db),
    left: 'select count(*) as n from watch_reports where is_waiting',
    write: (db, ids, count) =>
      writeWatchReports(
        db,
        playing
          .take(count, () => ({ playback: crypto.randomUUID(), videoId: pick(ids), reports: 0 }))
          .map((one) => ({
            playback: one.playback,
            videoId: one.videoId,
            day: new Date().toISOString().slice(0, 10),
            seconds: 30 * ++one.reports,
            parts: ''.padEnd(Math.min(one.reports, 50), '1').padEnd(50, '0'),
            playable: 100_000,
            memberId: null,
          })),
      ),
  },
  pages: {
    backlog: `insert into page_views (created_at, visitor_hash, path, country, device)
      select ${within}, floor(random() * 3000000)::bigint, '/play/lanterns-' || i % 1000, 'JP', 'mobile' from generate_series(1, $1::int) i`,
    rollUp: (db) => rollUpPages(db),
    left: `select count(*) as n from page_views where created_at >= (select until from page_rollup_progress)`,
    write: (db, _ids, count) =>
      writePageViews(
        db,
        many(count, () => ({
          visitorHash: person(),
          path: '/play/lanterns',
          referrerHost: null,
          country: 'JP',
          device: 'mobile' as const,
        })),
      ),
  },
  ads: {
    backlog: `insert into ad_events (posting_number, serve_id, kind, variant, reason, page_type, country, device, cost, created_at)
      select 1 + (random() * 999)::int, hashint8extended(i, 1), i % 3, 0, case when i % 20 = 0 then 'repeated' end, i % 5,
        (array['JP', 'US', 'DE', 'FR', 'BR'])[1 + i % 5], i % 3, 250, ${within} from generate_series(1, $1::int) i`,
    rollUp: (db) => rollUpAds(db, 'UTC'),
    left: 'select count(*) as n from ad_events where is_waiting',
    write: (db, _ids, count) =>
      db.query(
        `insert into ad_events (posting_number, serve_id, kind, variant, page_type, country, device, cost)
         select 1 + (random() * 999)::int, hashint8extended(i, 2), i % 3, 0, i % 5, 'JP', i % 3, 250 from generate_series(1, $1::int) i`,
        [count],
        'some_ad_events',
      ),
  },
};

/** Videos by rank; one campaign of a thousand postings. */
export async function fill(url: string, videos: number): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  await fillCatalogue(client, videos);
  await client.query(
    `create table ranked as select id, row_number() over (order by md5(id::text))::int as rank from videos
     where publish_status = 'published'`,
  );
  await client.query('create unique index on ranked (rank) include (id)');
  await client.query(
    `with campaign as (insert into ad_campaigns (id, name, objective, goals) values (gen_random_uuid(), 'One', 'awareness', '{}') returning id),
       creative as (insert into ad_creatives (id, campaign_id, ad_type, title, status)
         select gen_random_uuid(), id, 'banner', 'One', 'active' from campaign returning id, campaign_id),
       place as (insert into placements (id, name, location, ad_sizes, page_type)
         values (gen_random_uuid(), 'One', 'Header', '{728x90}', 'Video Page') returning id)
     insert into ad_postings (id, campaign_id, creative_id, placement_id)
     select gen_random_uuid(), c.campaign_id, c.id, p.id from creative c, place p, generate_series(1, 1000)`,
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>('select id from ranked order by rank');
  await client.end();
  return rows.map(({ id }) => id);
}
