import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import type { BudgetRule } from './snapshot.ts';

/** Locks what campaigns have used up, in their order. Whoever changes anything of a campaign's use holds it. */
export async function lockBalances(transaction: TransactionExecutor, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `insert into ad_balances as b (campaign_id) select unnest($1::uuid[]) order by 1
     on conflict (campaign_id) do update set served = b.served where false`,
    [ids],
    'lock_ad_balances',
  );
}

/** The same of the campaigns that postings belong to. */
export async function lockBalancesOf(
  transaction: TransactionExecutor,
  postingNumbers: readonly number[],
): Promise<void> {
  await transaction.query(
    `insert into ad_balances as b (campaign_id)
     select distinct p.campaign_id from unnest($1::integer[]) n
       cross join lateral (select campaign_id from ad_postings where number = n offset 0) p
     order by 1
     on conflict (campaign_id) do update set served = b.served where false`,
    [postingNumbers],
    'lock_balances_of_ads',
  );
}

/** What a process wants of a campaign. */
export interface Draw {
  campaignId: string;
  /** The slice it has open; null: none. */
  sliceId: number | null;
  /** 0: only to be told how things stand. */
  want: number;
  unit: 'served' | 'viewable' | null;
  goal: number | null;
  /** Whole minor units. */
  budget: number | null;
  dayBudget: number | null;
  /** Of one, in millionths of a minor unit; 0: nothing is paid by the piece. */
  price: number;
  /** What part of the run and of the day is planned up to now; null: there is no plan. */
  share: number | null;
  dayShare: number | null;
}

export interface Drawn {
  campaign_id: string;
  slice_id: number | null;
  granted: number;
  /** Why there is no more. */
  ends: BudgetRule | null;
  clicks: number;
  spent: number;
  day_clicks: number;
  day_spent: number;
}

/** A moment that simulations set; null: the database's own. */
const now = (parameter: string): string => `coalesce(${parameter}::timestamptz, now())`;
/** Part of what was given out that came back as events, by slices whose tokens had time to. */
const part = (day: string): string =>
  `greatest(0, coalesce(sum(size) filter (where ${day}), 0) * coalesce(
     sum(used) filter (where closed_at < ${now('$10')} - interval '2 minutes')::float8
     / nullif(sum(size) filter (where closed_at < ${now('$10')} - interval '2 minutes'), 0), 1)
   - coalesce(sum(used) filter (where ${day}), 0))`;

/** How many a budget allows with those that were used: what was spent was spent, perhaps at another price. */
const paid = (budget: string, spent: string, used: string): string =>
  `case when a.price > 0 then ${used} + (${budget} * 1000000 - ${spent}) / a.price end`;

/**
 * Gives a process what is left, no more than the plan allows and never more than there is: what was counted, and
 * what others may still count, is taken off first. The balances must be locked.
 */
const drawText = `
  with asked as materialized (
    select * from unnest($1::uuid[], $2::bigint[], $3::integer[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
        $12::float8[], $13::float8[])
      as a (campaign_id, slice_id, want, unit, goal, budget, day_budget, price, share, day_share)
  ), room as materialized (
    select a.*, b.clicks, b.spent, coalesce(d.clicks, 0) as day_clicks, coalesce(d.spent, 0) as day_spent, t.paid,
      t.total - u.used - h.reserved as left_total,
      t.day_total - v.used - h.day_reserved as left_day,
      least(ceil(t.total * a.share) - u.used - h.expected, ceil(t.day_total * a.day_share) - v.used - h.day_expected) as left_plan
    from asked a join ad_balances b on b.campaign_id = a.campaign_id
      left join ad_day_balances d on d.campaign_id = a.campaign_id and d.day = $9::date
      cross join lateral (select case a.unit when 'viewable' then b.viewable else b.served end as used) u
      cross join lateral (select coalesce(case a.unit when 'viewable' then d.viewable else d.served end, 0) as used) v
      cross join lateral (
        select p.paid, least(a.goal, p.paid) as total, ${paid('a.day_budget', 'coalesce(d.spent, 0)', 'v.used')} as day_total
        from (select ${paid('a.budget', 'b.spent', 'u.used')} as paid) p
      ) t
      cross join lateral (
        select coalesce(sum(size - used), 0) as reserved,
          coalesce(sum(size - used) filter (where day = $9::date), 0) as day_reserved,
          ${part('true')} as expected, ${part('day = $9::date')} as day_expected
        from ad_slices s where s.campaign_id = a.campaign_id
      ) h
  ), granted as materialized (
    select *, case when left_total <= 0 then case when paid < goal or goal is null then 'budget_used_up' else 'goal_reached' end
        when left_day <= 0 then 'day_used_up' when left_plan <= 0 then 'ahead_of_plan' end as ends,
      -- A quarter of what is left at most, so that other processes find some.
      case when unit is null then 0 else greatest(0, least(want, left_plan,
        greatest(least(left_total, left_day, 1), least(left_total, left_day) / 4)))::integer end as size
    from room
  ), extended as (
    update ad_slices s set size = s.size + g.size from granted g
    where s.id = g.slice_id and s.process_id = $11 and s.day = $9::date and s.closed_at is null and g.size > 0
    returning s.id, s.campaign_id
  ), opened as (
    insert into ad_slices (campaign_id, process_id, day, size)
    select g.campaign_id, $11, $9::date, g.size from granted g
    where g.size > 0 and not exists (select from extended e where e.campaign_id = g.campaign_id)
    returning id, campaign_id
  )
  select g.campaign_id, coalesce(e.id, o.id) as slice_id, g.size as granted, g.ends, g.clicks, g.spent, g.day_clicks, g.day_spent
  from granted g left join extended e on e.campaign_id = g.campaign_id left join opened o on o.campaign_id = g.campaign_id`;

export interface DrawScope {
  processId: string;
  day: string;
  at: Date | null;
}

export const drawSlices = (
  transaction: TransactionExecutor,
  draws: readonly Draw[],
  { processId, day, at }: DrawScope,
): Promise<Drawn[]> =>
  transaction.query<Drawn>(
    drawText,
    [
      draws.map((draw) => draw.campaignId),
      draws.map((draw) => draw.sliceId),
      draws.map((draw) => draw.want),
      draws.map((draw) => draw.unit),
      draws.map((draw) => draw.goal),
      draws.map((draw) => draw.budget),
      draws.map((draw) => draw.dayBudget),
      draws.map((draw) => draw.price),
      day,
      at,
      processId,
      draws.map((draw) => draw.share),
      draws.map((draw) => draw.dayShare),
    ],
    'draw_ad_slices',
  );

/** Says that a process is alive, so that nobody closes its slices. */
export async function renewProcess(db: Executor, processId: string, at: Date | null): Promise<void> {
  await db.query(
    `insert into ad_processes (id, renewed_at) values ($1, ${now('$2')})
     on conflict (id) do update set renewed_at = excluded.renewed_at`,
    [processId, at],
    'renew_ad_process',
  );
}

/** Gives back what a process did not give out. Slices that somebody closed meanwhile stay as they are. */
export async function closeSlices(
  db: Executor,
  slices: readonly { id: number; given: number }[],
  at: Date | null,
): Promise<void> {
  await db.query(
    `update ad_slices s set size = greatest(g.given, s.used), closed_at = ${now('$3')}
     from unnest($1::bigint[], $2::integer[]) as g (id, given)
     where s.id = g.id and s.closed_at is null`,
    [slices.map(({ id }) => id), slices.map(({ given }) => given), at],
    'close_ad_slices',
  );
}

export async function dropProcess(db: Executor, processId: string): Promise<void> {
  await db.query('delete from ad_processes where id = $1', [processId]);
}

/** Closes slices of processes that are silent: all of them may have been given out. */
export async function closeForSilent(db: Executor, at: Date | null): Promise<void> {
  await db.query(
    `update ad_slices s set closed_at = ${now('$1')}
     where s.closed_at is null and not exists (
       select from ad_processes p where p.id = s.process_id and p.renewed_at > ${now('$1')} - interval '30 seconds')`,
    [at],
    'close_silent_ad_slices',
  );
}

/** Deletes slices of which no token is good any more, with a minute for clocks that differ. */
export async function settleSlices(db: Executor, at: Date | null): Promise<void> {
  await db.query(
    `delete from ad_slices where closed_at < ${now('$1')} - interval '31 minutes'`,
    [at],
    'settle_ad_slices',
  );
}

/** What each hour of the week had in the last four weeks, from Sunday's first, in a time zone. */
export const readWeek = (
  db: Executor,
  timeZone: string,
): Promise<{ slot: number; hours: number; asked: number }[]> =>
  db.query(
    `select extract(dow from local)::int * 24 + extract(hour from local)::int as slot,
       count(*)::int as hours, sum(asked)::float8 as asked
     from (
       select hour at time zone $1 as local, sum(asked) as asked from ad_placement_hours
       where hour >= date_trunc('hour', now()) - interval '28 days' and hour < date_trunc('hour', now())
       group by hour
     ) hours
     group by 1`,
    [timeZone],
    'week_of_ads',
  );

export interface AskedRow {
  placementId: string;
  pageType: number;
  hour: string;
  day: string;
  asked: number;
  empty: number;
}

/** Adds what placements were asked for. */
export async function addAsked(transaction: TransactionExecutor, rows: readonly AskedRow[]): Promise<void> {
  const given = `unnest($1::uuid[], $2::smallint[], $3::timestamptz[], $4::date[], $5::bigint[], $6::bigint[])
    as g (placement_id, page_type, hour, day, asked, empty) join placements p on p.id = g.placement_id`;
  const bound = [
    rows.map((row) => row.placementId),
    rows.map((row) => row.pageType),
    rows.map((row) => row.hour),
    rows.map((row) => row.day),
    rows.map((row) => row.asked),
    rows.map((row) => row.empty),
  ];
  await transaction.query(
    `insert into ad_placement_hours as so_far (placement_id, hour, asked, empty)
     select g.placement_id, g.hour, sum(g.asked), sum(g.empty) from ${given} group by 1, 2 order by 1, 2
     on conflict (placement_id, hour) do update
       set asked = so_far.asked + excluded.asked, empty = so_far.empty + excluded.empty`,
    bound,
    'add_asked_hours',
  );
  await transaction.query(
    `insert into ad_placement_days as so_far (placement_id, page_type, day, asked, empty)
     select g.placement_id, g.page_type, g.day, sum(g.asked), sum(g.empty) from ${given} group by 1, 2, 3 order by 1, 2, 3
     on conflict (placement_id, page_type, day) do update
       set asked = so_far.asked + excluded.asked, empty = so_far.empty + excluded.empty`,
    bound,
    'add_asked_days',
  );
}
