import type { AdGoals } from '#contract/ad-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Delivered } from './plan-rules.ts';

export const findPlacementName = async (db: Executor, id: string): Promise<string | null> =>
  (
    await db.query<{ name: string }>('select name from placements where id = $1 and deleted_at is null', [id])
  )[0]?.name ?? null;

export interface StandingRow extends Delivered {
  campaign_id: string;
  goals: AdGoals;
  starts: string;
  ends: string | null;
  days_of_week: number[] | null;
  hours_of_day: number[] | null;
  /** What this placement was asked of all that was asked of the placements where the campaign stands; null: nothing was. */
  share: number | null;
  /** Placements where it stands. */
  places: number;
}
/** Campaigns that stand in a placement on some of these days. Of several postings there, the one that runs longest. */
export const readStandingThere = (
  db: Executor,
  placementId: string,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<StandingRow[]> =>
  db.query<StandingRow>(
    `with standing as (
       select distinct on (p.campaign_id) p.campaign_id, p.days_of_week, p.hours_of_day,
         greatest(c.start_date, (p.start_time at time zone $4)::date, (c.created_at at time zone $4)::date) as starts,
         least(c.end_date, (p.end_time at time zone $4)::date) as ends, c.goals
       from ad_postings p join ad_campaigns c on c.id = p.campaign_id
         join ad_creatives v on v.id = p.creative_id and v.status = 'active' and v.deleted_at is null
       where p.placement_id = $1 and p.is_active and p.deleted_at is null and c.is_active and c.deleted_at is null
       order by p.campaign_id, least(c.end_date, (p.end_time at time zone $4)::date) desc nulls first),
     places as (
       select distinct p.campaign_id, p.placement_id from ad_postings p
       where p.campaign_id in (select campaign_id from standing) and p.is_active and p.deleted_at is null),
     asked as (
       select d.placement_id, sum(d.asked) as asked from ad_placement_days d
       where d.day >= $2::date - 28 and d.placement_id in (select placement_id from places) group by 1)
     select s.campaign_id, s.goals, to_char(s.starts, 'YYYY-MM-DD') as starts, to_char(s.ends, 'YYYY-MM-DD') as ends,
       s.days_of_week, s.hours_of_day, coalesce(b.served, 0) as served, coalesce(b.viewable, 0) as viewable,
       coalesce(b.clicks, 0) as clicks, coalesce(b.spent, 0) as spent,
       (select count(*)::int from places l where l.campaign_id = s.campaign_id) as places,
       (select (sum(a.asked) filter (where a.placement_id = $1))::float8 / nullif(sum(a.asked), 0)::float8
        from places l join asked a using (placement_id) where l.campaign_id = s.campaign_id) as share
     from standing s left join ad_balances b on b.campaign_id = s.campaign_id
     where (s.ends is null or s.ends >= $2::date) and (s.starts is null or s.starts <= $3::date)`,
    [placementId, from, to, timeZone],
    'ad_standing_there',
  );

/** What part of what was served in a placement was viewable, in the four weeks before a day; null: nothing was served. */
export const viewablePart = async (db: Executor, placementId: string, day: string): Promise<number | null> =>
  (
    await db.query<{ part: number | null }>(
      `select (sum(viewable)::float8 / nullif(sum(served), 0)::float8) as part from ad_placement_days
       where placement_id = $1 and day >= $2::date - 28`,
      [placementId, day],
    )
  )[0]?.part ?? null;
