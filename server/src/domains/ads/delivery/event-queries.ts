import { type AdEventKind, type AdInvalidReason, adEventKinds } from '#contract/ad-words.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import type { Serve } from './ad-token.ts';

export interface EventReport {
  /** Null: the token is not ours. */
  serve: Serve | null;
  kind: AdEventKind;
  /** Why it cannot count, whatever was reported before. */
  obstacle: AdInvalidReason | null;
}

/** What settings say of events. */
export interface EventScope {
  /** In the time zone of advertising. */
  day: string;
  clicksPerDay: number;
  /** How often a viewer may see a campaign that says nothing of it; null: as often as it comes. */
  capTotal: number | null;
  /** Set by simulations; null: the database's own time. */
  at: Date | null;
}

const kindOf = (kind: AdEventKind): number => adEventKinds.indexOf(kind);
const [served, viewable, click] = (['served', 'viewable', 'click'] as const).map(kindOf);
const moment = 'coalesce($14::timestamptz, now())';

/** Whether a campaign's impressions are drawn in slices, as `limitsOf` has it, and which event uses them up. */
const isReserved = `(c.goals->>'impressions' is not null or (c.goals->>'pricing' in ('cpm', 'vcpm')
  and (c.goals->>'rate')::bigint > 0 and coalesce(c.goals->>'budget_total', c.goals->>'budget_daily') is not null))`;
const unit = `case c.goals->>'pricing' when 'vcpm' then ${viewable} else ${served} end`;

/**
 * Judges and writes a batch in one statement, in which each ad that was given out comes once. The balances of its
 * campaigns are locked, so that nobody else changes anything that it reads.
 */
const judgeText = `
  with given as materialized (
    select * from unnest($1::bigint[], $2::integer[], $3::smallint[], $4::smallint[], $5::smallint[], $6::text[],
        $7::smallint[], $8::bigint[], $9::boolean[], $10::bigint[], $11::text[], $16::float8[]) with ordinality
      as g (serve_id, posting_number, kind, variant, page_type, country, device, viewer_hash, consents, slice_id, obstacle, age, position)
  ), known as materialized (
    select g.*, c.campaign_id, c.rate, c.pricing, c.goals, c.is_video, s.kinds, s.served_at, l.day as slice_day,
      c.is_reserved and c.unit = g.kind as is_unit, coalesce(l.size - l.used, 0) as slice_left,
      -- Clicks of those who refuse advertising are counted by network, and apart for each campaign.
      case when g.consents then g.viewer_hash else hashtextextended(g.viewer_hash::text || c.campaign_id::text, 0) end as viewer_key
    from given g
      left join lateral (
        select c.id as campaign_id, c.goals, c.goals->>'pricing' as pricing, coalesce((c.goals->>'rate')::bigint, 0) as rate,
          r.ad_type = 'video' as is_video, ${isReserved} as is_reserved, ${unit} as unit
        from ad_postings p join ad_campaigns c on c.id = p.campaign_id join ad_creatives r on r.id = p.creative_id
        where p.number = g.posting_number offset 0
      ) c on true
      left join lateral (select kinds, served_at from ad_serves where serve_id = g.serve_id offset 0) s on true
      left join lateral (select day, size, used from ad_slices where id = g.slice_id offset 0) l on true
  ), timely as materialized (
    select k.*, case
      when campaign_id is null then 'foreign_token'
      when obstacle in ('foreign_token', 'expired_token') then obstacle
      when coalesce(kinds, 0) & (1 << kind) > 0 then 'repeated'
      when obstacle is not null then obstacle
      -- From when it was given out: that it was served is told on the way, and may be later than the browser's second.
      when kind = ${viewable} and (served_at is null or age < case when is_video then 2000 else 1000 end) then 'too_fast'
      when kind = ${click} and coalesce(kinds, 0) & ${1 << viewable!} = 0 then 'not_viewable'
      end as reason
    from known k
  ), capped as materialized (
    select t.*, case when t.reason is not null then t.reason
      when t.kind = ${click} and coalesce(v.clicks, 0) + row_number() over viewers > $12 then 'too_many_clicks'
      when t.kind = ${served} and t.consents
        and coalesce(v.served, 0) + row_number() over viewers > coalesce((t.goals->'caps'->>'total')::bigint, $13) then 'over_cap'
      end as cap_reason
    from timely t
      left join lateral (
        select served, clicks from ad_viewer_days
        where t.reason is null and viewer_hash = t.viewer_key and campaign_id = t.campaign_id and day = $15::date offset 0
      ) v on true
    window viewers as (partition by t.campaign_id, t.viewer_key, t.kind, t.reason is null order by t.position)
  ), judged as materialized (
    select j.*, case when reason is null then cost_of else 0 end as cost, coalesce(case when is_unit then slice_day end, $15::date) as day
    from (
      select c.serve_id, c.posting_number, c.kind, c.variant, c.page_type, c.country, c.device, c.viewer_key, c.consents,
        c.slice_id, c.position, c.campaign_id, c.is_unit, c.slice_day,
        case when c.pricing = 'cpm' and c.kind = ${served} or c.pricing = 'vcpm' and c.kind = ${viewable} then c.rate
          when c.pricing = 'cpc' and c.kind = ${click} then c.rate * 1000 else 0 end as cost_of,
        case when c.cap_reason is not null then c.cap_reason
          when c.is_unit and row_number() over slices > c.slice_left then 'over_budget'
          when c.kind = ${click} and (
            b.clicks + row_number() over campaigns > (c.goals->>'clicks')::bigint
            -- By what was spent: those that were may have cost another price.
            or c.pricing = 'cpc' and (
              b.spent + row_number() over campaigns * c.rate * 1000 > (c.goals->>'budget_total')::bigint * 1000000
              or coalesce(d.spent, 0) + row_number() over campaigns * c.rate * 1000 > (c.goals->>'budget_daily')::bigint * 1000000)
          ) then 'over_budget' end as reason
      from capped c
        left join lateral (
          select clicks, spent from ad_balances where c.kind = ${click} and campaign_id = c.campaign_id offset 0
        ) b on true
        left join lateral (
          select spent from ad_day_balances
          where c.kind = ${click} and campaign_id = c.campaign_id and day = $15::date offset 0
        ) d on true
      window slices as (partition by c.slice_id, c.is_unit, c.cap_reason is null order by c.position),
        campaigns as (partition by c.campaign_id, c.kind, c.cap_reason is null order by c.position)
    ) j
  ), entered as (
    insert into ad_serves as s (serve_id, posting_number, kinds, served_at, viewable_at, created_at)
    select serve_id, posting_number, 1 << kind, case when kind = ${served} then ${moment} end,
      case when kind = ${viewable} then ${moment} end, ${moment}
    from judged where reason is null
    on conflict (serve_id) do update set kinds = s.kinds | excluded.kinds,
      served_at = coalesce(s.served_at, excluded.served_at), viewable_at = coalesce(s.viewable_at, excluded.viewable_at)
  ), viewers as (
    insert into ad_viewer_days as v (viewer_hash, campaign_id, day, served, clicks)
    select viewer_key, campaign_id, $15::date, count(*) filter (where kind = ${served}), count(*) filter (where kind = ${click})
    from judged where reason is null and (kind = ${click} or kind = ${served} and consents)
    group by 1, 2
    on conflict (viewer_hash, campaign_id, day) do update set served = v.served + excluded.served, clicks = v.clicks + excluded.clicks
  ), slices as (
    update ad_slices l set used = l.used + n.events
    from (select slice_id, count(*)::integer as events from judged where reason is null and is_unit group by 1) n
    where l.id = n.slice_id
  ), sums as materialized (
    select campaign_id, day, count(*) filter (where kind = ${served}) as served, count(*) filter (where kind = ${viewable}) as viewable,
      count(*) filter (where kind = ${click}) as clicks, sum(cost)::bigint as spent
    from judged where reason is null group by 1, 2
  ), balances as (
    insert into ad_balances as b (campaign_id, served, viewable, clicks, spent)
    select campaign_id, sum(served), sum(viewable), sum(clicks), sum(spent) from sums group by 1
    on conflict (campaign_id) do update set served = b.served + excluded.served, viewable = b.viewable + excluded.viewable,
      clicks = b.clicks + excluded.clicks, spent = b.spent + excluded.spent
  ), days as (
    insert into ad_day_balances as b (campaign_id, day, served, viewable, clicks, spent)
    select campaign_id, day, served, viewable, clicks, spent from sums
    on conflict (campaign_id, day) do update set served = b.served + excluded.served, viewable = b.viewable + excluded.viewable,
      clicks = b.clicks + excluded.clicks, spent = b.spent + excluded.spent
  ), logged as (
    insert into ad_events (posting_number, serve_id, kind, variant, reason, page_type, country, device, cost, created_at)
    select case when campaign_id is not null then posting_number end, serve_id, kind, variant, reason, page_type, country,
      device, cost, ${moment}
    from judged
  )
  select position, reason from judged`;

/** Answers why each does not count; null: it does. */
export async function judgeEvents(
  transaction: TransactionExecutor,
  reports: readonly EventReport[],
  scope: EventScope,
): Promise<(AdInvalidReason | null)[]> {
  const of = <T>(read: (serve: Serve) => T): (T | null)[] =>
    reports.map(({ serve }) => (serve === null ? null : read(serve)));
  const rows = await transaction.query<{ position: number; reason: AdInvalidReason | null }>(
    judgeText,
    [
      of((serve) => serve.serveId),
      of((serve) => serve.postingNumber),
      reports.map(({ kind }) => kindOf(kind)),
      reports.map(({ serve }) => serve?.variant ?? 0),
      of((serve) => serve.pageType),
      of((serve) => serve.country),
      of((serve) => serve.device),
      of((serve) => serve.viewerHash),
      reports.map(({ serve }) => serve?.allowsAdvertising ?? false),
      of((serve) => serve.sliceId),
      reports.map(({ obstacle }) => obstacle),
      scope.clicksPerDay,
      scope.capTotal,
      scope.at,
      scope.day,
      of((serve) => (scope.at?.getTime() ?? Date.now()) - serve.givenAt),
    ],
    'judge_ad_events',
  );
  const reasons = new Map(rows.map(({ position, reason }) => [position, reason]));
  return reports.map((_, index) => reasons.get(index + 1) ?? null);
}

export interface NewClick {
  hash: Buffer;
  serve: Serve;
  at: Date;
}

/** Notes a click of which the advertiser may report what came of it. */
export async function insertClick(db: Executor, { hash, serve, at }: NewClick): Promise<void> {
  await db.query(
    `insert into ad_clicks (click_hash, serve_id, posting_number, variant, page_type, country, device, clicked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      hash,
      serve.serveId,
      serve.postingNumber,
      serve.variant,
      serve.pageType,
      serve.country,
      serve.device,
      at,
    ],
    'insert_ad_click',
  );
}

/** The campaign of a click whose conversion may still count; null: there is no such click. */
export async function campaignOfClick(
  db: Executor,
  hash: Buffer,
): Promise<{ id: string; conversion_hash: Buffer | null } | null> {
  const [row] = await db.query<{ id: string; conversion_hash: Buffer | null }>(
    `select c.id, c.conversion_hash from ad_clicks k join ad_postings p on p.number = k.posting_number
       join ad_campaigns c on c.id = p.campaign_id
     where k.click_hash = $1`,
    [hash],
    'campaign_of_click',
  );
  return row ?? null;
}

/** Counts a conversion, once a click and within 30 days of it; answers whether it did. The balance must be locked. */
export async function countConversion(
  transaction: TransactionExecutor,
  hash: Buffer,
  reason: AdInvalidReason | null,
): Promise<boolean> {
  const [row] = await transaction.query<{ counted: boolean }>(
    `with turned as (
       update ad_clicks set converted_at = case when $2::text is null then now() end
       where click_hash = $1 and converted_at is null and clicked_at > now() - interval '30 days'
       returning *
     ), logged as (
       insert into ad_events (posting_number, serve_id, kind, variant, reason, page_type, country, device)
       select posting_number, serve_id, ${kindOf('conversion')}, variant, $2, page_type, country, device from turned
     ), added as (
       update ad_balances b set conversions = b.conversions + 1
       from turned t join ad_postings p on p.number = t.posting_number
       where $2::text is null and b.campaign_id = p.campaign_id
     )
     select count(*) > 0 as counted from turned`,
    [hash, reason],
    'count_ad_conversion',
  );
  return row?.counted === true && reason === null;
}
