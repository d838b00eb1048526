import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { forgetAds } from './ads.ts';
import { type Scale, small, withClient } from './postgres.ts';

/** A site whose ads were seen much: sums of hours and days as the events of so many days leave them. */
export const seen: Scale = { ...small, purpose: 'figures' };
export const figureSize = { days: 90, campaigns: 250, postings: 1000, placements: 50, countries: 40 };

/** From here on days are counted back; the day under way has none. */
const since = `(now() at time zone 'UTC')::date - ${figureSize.days}`;
const served = (mean: number): string => `(${mean} * (0.2 + 1.6 * random()))::bigint`;
/** Of so many served. */
const rest = `, (served * 0.62)::bigint as viewable, (served * 0.012)::bigint as clicks, (served * 0.0003)::bigint as conversions,
  (served * 0.04)::bigint as invalid, served * 250000 as spent`;
const columns = 'served, viewable, clicks, conversions, invalid, spent';
const { days, campaigns, postings, placements, countries } = figureSize;

/** In their order. Days are sums of the hours, and the days of placements sums of those of postings. */
const steps: readonly string[] = [
  `insert into ad_campaigns (id, name, objective, goals)
   select gen_random_uuid(), 'Campaign ' || n, 'awareness', '{"pricing": "cpm", "rate": 250000}' from generate_series(1, ${campaigns}) n`,
  `insert into ad_creatives (id, campaign_id, ad_type, title, click_url, width, height, status)
   select gen_random_uuid(), id, 'banner', name || ': ' || k, 'https://ads.example/', 728, 90, 'active'
   from ad_campaigns, generate_series(1, 2) k`,
  `insert into placements (id, name, location, ad_sizes, page_type)
   select gen_random_uuid(), 'Placement ' || n, 'Header', array['728x90'], 'Home Page' from generate_series(1, ${placements}) n`,
  `insert into ad_postings (id, campaign_id, creative_id, placement_id)
   select gen_random_uuid(), r.campaign_id, r.id, p.id
   from (select id, campaign_id, row_number() over (order by id) as n from ad_creatives) r cross join generate_series(0, 1) k
     join (select id, row_number() over (order by id) - 1 as n from placements) p on p.n = (r.n * 7 + k * 13) % ${placements}`,
  // A hundred million events in all: served, viewable, clicks, and what does not count.
  `insert into ad_posting_hours (posting_number, hour, ${columns})
   select number, hour, served ${rest}
   from (
     select p.number, hour, ${served(100_000_000 / 1.672 / (postings * days * 24))} as served
     from generate_series((${since})::timestamp at time zone 'UTC', (${since} + ${days})::timestamp at time zone 'UTC' - interval '1 hour', '1 hour') hour
       cross join ad_postings p
   ) s`,
  `insert into ad_posting_days (posting_number, day, ${columns})
   select posting_number, (hour at time zone 'UTC')::date, sum(served), sum(viewable), sum(clicks), sum(conversions), sum(invalid), sum(spent)
   from ad_posting_hours group by 2, 1 order by 2, 1`,
  `insert into ad_placement_days (placement_id, page_type, day, ${columns})
   select p.placement_id, d.posting_number % 2, d.day, sum(d.served), sum(d.viewable), sum(d.clicks), sum(d.conversions), sum(d.invalid), sum(d.spent)
   from ad_posting_days d join ad_postings p on p.number = d.posting_number group by 3, 1, 2 order by 3, 1, 2`,
  `insert into ad_audience_days (campaign_id, day, country, device, served, viewable, clicks, conversions, spent)
   select campaign_id, day, chr(65 + c / 10) || chr(65 + c % 10), device, served * share, viewable * share, clicks * share,
     conversions * share, spent * share
   from (
     select p.campaign_id, d.day, sum(d.served) as served, sum(d.viewable) as viewable, sum(d.clicks) as clicks,
       sum(d.conversions) as conversions, sum(d.spent) as spent
     from ad_posting_days d join ad_postings p on p.number = d.posting_number group by 2, 1
   ) s cross join generate_series(0, ${countries - 1}) c cross join generate_series(0, 2) device
     cross join lateral (select 1.0 / ${3 * countries} as share) h
   order by day`,
  `insert into ad_invalid_days (posting_number, kind, reason, day, events)
   select posting_number, 0, reason, day, invalid / 2
   from ad_posting_days cross join unnest(array['bot', 'other_viewer']) reason where invalid > 1 order by day`,
];

const mark = (): string =>
  `made by ${createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(new Date().toISOString().slice(0, 10))
    .digest('hex')}`;

async function fill(client: Client): Promise<void> {
  await client.query('begin');
  await client.query(`set local session_replication_role = replica; set local work_mem = '256MB'`);
  await client.query('select setseed(0.44)');
  await forgetAds(client);
  for (const step of steps) await client.query(step);
  await client.query(`comment on table ad_posting_days is '${mark()}'`);
  await client.query('commit');
  await client.query('vacuum (analyze)');
}

export interface FilledFigures {
  /** How many events the sums stand for. */
  events: number;
  from: string;
  to: string;
  campaignId: string;
  placementId: string;
}

/** Fills the sums unless that was done today; before a site asks for them, which would wait. */
export async function makeAdFigures(
  databaseUrl: string,
  say: (words: string) => void,
): Promise<FilledFigures> {
  return withClient(databaseUrl, async (client) => {
    const { rows: marks } = await client.query(`select obj_description('ad_posting_days'::regclass) as mark`);
    if (marks[0].mark !== mark()) {
      const startedAt = performance.now();
      await fill(client);
      say(`  ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  figures of ads`);
    }
    const { rows } = await client.query<FilledFigures>(
      `select (select sum(served + viewable + clicks + invalid) from ad_posting_days)::float8 as events,
         (select min(day)::text from ad_posting_days) as from, (select max(day)::text from ad_posting_days) as to,
         (select id from ad_campaigns order by id limit 1) as "campaignId",
         (select id from placements order by id limit 1) as "placementId"`,
    );
    return rows[0]!;
  });
}
