import type { AdGoals } from '#contract/ad-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { HourSums } from './dashboard-rules.ts';
import type { Delivered } from './plan-rules.ts';

/** What the dashboard counts. `day`: today's, in the time zone of advertising. */
export const readStanding = async (
  db: Executor,
  day: string,
): Promise<{ budget: number; campaigns: number; in_review: number; postings: number }> =>
  (
    await db.query<{ budget: number; campaigns: number; in_review: number; postings: number }>(
      `with active as (
         select id, goals from ad_campaigns
         where is_active and deleted_at is null and (end_date is null or end_date >= $1::date))
       select (select coalesce(sum((goals ->> 'budget_total')::bigint), 0)::bigint from active) as budget,
         (select count(distinct p.campaign_id)::int from ad_postings p join active a on a.id = p.campaign_id
            join ad_creatives v on v.id = p.creative_id and v.status = 'active' and v.deleted_at is null
          where p.is_active and p.deleted_at is null) as campaigns,
         (select count(*)::int from ad_creatives where status = 'review' and deleted_at is null) as in_review,
         (select count(*)::int from ad_postings p join active a on a.id = p.campaign_id
          where p.is_active and p.deleted_at is null) as postings`,
      [day],
      'ad_standing',
    )
  )[0] as { budget: number; campaigns: number; in_review: number; postings: number };

/** Sums of each hour of yesterday and today. */
export const readTwoDays = (db: Executor, day: string, timeZone: string): Promise<HourSums[]> =>
  db.query<HourSums>(
    `select hour, sum(served)::bigint as served, sum(viewable)::bigint as viewable, sum(clicks)::bigint as clicks,
       sum(spent)::bigint as spent
     from ad_posting_hours where hour >= ($1::date - 1)::timestamp at time zone $2
       and hour < ($1::date + 1)::timestamp at time zone $2
     group by hour`,
    [day, timeZone],
    'ad_two_days',
  );

export interface RunRow extends Delivered {
  id: string;
  name: string;
  goals: AdGoals;
  starts: string;
  ends: string | null;
  is_active: boolean;
}
/** Campaigns with what was delivered of them and corrected: all that run, and those that ended within 30 days. */
export const readRuns = (db: Executor, day: string, timeZone: string): Promise<RunRow[]> =>
  db.query<RunRow>(
    `select c.id, c.name, c.goals, c.is_active,
       to_char(coalesce(c.start_date, (c.created_at at time zone $2)::date), 'YYYY-MM-DD') as starts,
       to_char(c.end_date, 'YYYY-MM-DD') as ends,
       coalesce(b.served, 0) + coalesce(x.served, 0) as served,
       coalesce(b.viewable, 0) + coalesce(x.viewable, 0) as viewable,
       coalesce(b.clicks, 0) + coalesce(x.clicks, 0) as clicks,
       coalesce(b.spent, 0) + coalesce(x.spent, 0) as spent
     from ad_campaigns c left join ad_balances b on b.campaign_id = c.id
       left join (
         select p.campaign_id, sum(f.served)::bigint as served, sum(f.viewable)::bigint as viewable,
           sum(f.clicks)::bigint as clicks, sum(f.spent)::bigint as spent
         from ad_corrections f join ad_postings p on p.number = f.posting_number group by 1) x on x.campaign_id = c.id
     where c.deleted_at is null and (c.end_date is null or c.end_date >= $1::date - 30)
     order by c.is_active desc, c.end_date nulls last, c.name, c.id`,
    [day, timeZone],
    'ad_runs',
  );

export interface HourRow {
  hour: Date;
  asked: number;
}
/** What was asked of all placements, or of one, in each hour of the days before. */
export const readPastHours = (
  db: Executor,
  {
    day,
    days,
    timeZone,
    placementId,
  }: { day: string; days: number; timeZone: string; placementId: string | null },
): Promise<HourRow[]> =>
  db.query<HourRow>(
    `select hour, sum(asked)::bigint as asked from ad_placement_hours
     where hour >= ($1::date - $2::int)::timestamp at time zone $3 and hour < $1::date::timestamp at time zone $3
       ${placementId === null ? '' : 'and placement_id = $4'}
     group by hour`,
    [day, days, timeZone, ...(placementId === null ? [] : [placementId])],
    placementId === null ? 'ad_past_hours' : 'ad_past_hours_of_one',
  );

export interface InvalidRow {
  reason: string;
  kind: number;
  events: number;
}
const invalidWithin = `i.day between $1::date and $2::date
  and ($3::uuid is null or i.posting_number in (select number from ad_postings where campaign_id = $3))`;
export const readInvalid = (
  db: Executor,
  from: string,
  to: string,
  campaignId: string | null,
): Promise<InvalidRow[]> =>
  db.query<InvalidRow>(
    `select i.reason, i.kind, sum(i.events)::bigint as events from ad_invalid_days i where ${invalidWithin}
     group by 1, 2 order by 3 desc`,
    [from, to, campaignId],
    'ad_invalid',
  );
export const readInvalidDays = (
  db: Executor,
  from: string,
  to: string,
  campaignId: string | null,
): Promise<{ day: string; events: number }[]> =>
  db.query(
    `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(i.events), 0)::bigint as events
     from generate_series($1::date, $2::date, interval '1 day') d (day)
       left join ad_invalid_days i on i.day = d.day and ${invalidWithin}
     group by d.day order by d.day`,
    [from, to, campaignId],
    'ad_invalid_days',
  );
/** Events that count, of all kinds but closes. */
export const countCounted = async (
  db: Executor,
  from: string,
  to: string,
  campaignId: string | null,
): Promise<number> =>
  (
    await db.query<{ events: number }>(
      campaignId === null
        ? `select coalesce(sum(served + viewable + clicks + conversions), 0)::bigint as events from ad_placement_days
           where day between $1::date and $2::date`
        : `select coalesce(sum(served + viewable + clicks + conversions), 0)::bigint as events from ad_posting_days
           where day between $1::date and $2::date
             and posting_number in (select number from ad_postings where campaign_id = $3)`,
      [from, to, ...(campaignId === null ? [] : [campaignId])],
    )
  )[0]?.events ?? 0;
