import { adEventKinds } from '#contract/ad-words.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';

/** Any number of its own. */
const rollupLock = 726_901;

/** Takes the lock for rolling up in this transaction; false while another worker has it. */
export async function lockRollup(transaction: TransactionExecutor): Promise<boolean> {
  const [row] = await transaction.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
    rollupLock,
  ]);
  return row?.mine === true;
}

/** An event that counts, of a kind. */
const of = (kind: (typeof adEventKinds)[number]): string =>
  `count(*) filter (where reason is null and kind = ${adEventKinds.indexOf(kind)})`;
const sums = {
  served: of('served'),
  viewable: of('viewable'),
  clicks: of('click'),
  closes: of('close'),
  conversions: of('conversion'),
  invalid: 'count(*) filter (where reason is not null)',
  spent: 'coalesce(sum(cost) filter (where reason is null), 0)::bigint',
} as const;

/** Adds sums of the events that were taken to a table. `where`: which of them. */
function add(
  table: string,
  keys: Readonly<Record<string, string>>,
  columns: readonly (keyof typeof sums)[],
  where = 'p.campaign_id is not null',
): string {
  const names = Object.keys(keys);
  const places = names.map((_, index) => index + 1).join(', ');
  return `insert into ${table} as so_far (${[...names, ...columns].join(', ')})
    select ${[...Object.values(keys), ...columns.map((column) => sums[column])].join(', ')}
    from taken t left join ad_postings p on p.number = t.posting_number
    where ${where} group by ${places} order by ${places}
    on conflict (${names.join(', ')}) do update
      set ${columns.map((column) => `${column} = so_far.${column} + excluded.${column}`).join(', ')}`;
}

const posting = { posting_number: 't.posting_number', variant: 't.variant' };
const all = ['served', 'viewable', 'clicks', 'closes', 'conversions', 'invalid', 'spent'] as const;
/** The hour and the day in which an event came in: what is late changes no hour that is over. */
const hour = `date_trunc('hour', t.created_at, 'UTC')`;
const day = '(t.created_at at time zone $2)::date';

const rollUpText = `
  with taken as materialized (
    update ad_events set is_waiting = false
    where created_at >= $3::timestamptz and created_at < $3::timestamptz + interval '1 day' and id = any (array(
      select id from ad_events
      where is_waiting and created_at >= $3::timestamptz and created_at < $3::timestamptz + interval '1 day'
      order by id limit $1))
    returning posting_number, kind, variant, reason, page_type, country, device, cost, created_at
  ), hours as (
    ${add('ad_posting_hours', { ...posting, hour }, all)}
  ), days as (
    ${add('ad_posting_days', { ...posting, day }, all)}
  ), placement_hours as (
    ${add('ad_placement_hours', { placement_id: 'p.placement_id', hour }, ['served'])}
  ), placement_days as (
    ${add('ad_placement_days', { placement_id: 'p.placement_id', page_type: 't.page_type', day }, [
      'served',
      'viewable',
      'clicks',
      'conversions',
      'invalid',
      'spent',
    ])}
  ), audience as (
    ${add(
      'ad_audience_days',
      { campaign_id: 'p.campaign_id', day, country: 't.country', device: 't.device' },
      ['served', 'viewable', 'clicks', 'conversions', 'spent'],
      'p.campaign_id is not null and t.reason is null',
    )}
  ), invalid as (
    insert into ad_invalid_days as so_far (posting_number, kind, reason, day, events)
    select coalesce(t.posting_number, 0), t.kind, t.reason, ${day}, count(*) from taken t where t.reason is not null
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (posting_number, kind, reason, day) do update set events = so_far.events + excluded.events
  )
  select count(*)::integer as taken from taken`;

/** Adds up to `most` events that wait, of one day, to the figures, and marks them as added. Null: none waits. */
export async function rollUpSome(
  transaction: TransactionExecutor,
  most: number,
  timeZone: string,
): Promise<{ taken: number; day: number } | null> {
  // By day: its partition is all that is looked at.
  const [first] = await transaction.query<{ day: Date }>(
    `select date_trunc('day', created_at, 'UTC') as day from ad_events where is_waiting order by id limit 1`,
    [],
    'first_ad_to_roll_up',
  );
  if (!first) return null;
  const [row] = await transaction.query<{ taken: number }>(
    rollUpText,
    [most, timeZone, first.day],
    'roll_up_ads',
  );
  return { taken: row?.taken ?? 0, day: first.day.getTime() };
}

/** Rows that no rule needs any longer. Each statement removes at most 20,000, so none blocks anything. */
const cleanings = {
  ad_events: `delete from ad_events where created_at < now() - $1::integer * interval '1 day' and id = any (array(
    select id from ad_events where not is_waiting and created_at < now() - $1::integer * interval '1 day' limit 20000))`,
  // Their tokens can report no more.
  ad_serves: `delete from ad_serves where serve_id = any (array(
    select serve_id from ad_serves where $1::integer > 0 and created_at < now() - interval '2 hours' limit 20000 for update skip locked))`,
  ad_viewer_days: `delete from ad_viewer_days where ctid = any (array(
    select ctid from ad_viewer_days where $1::integer > 0 and day < current_date - 1 limit 20000 for update skip locked))`,
  ad_clicks: `delete from ad_clicks where click_hash = any (array(
    select click_hash from ad_clicks where $1::integer > 0 and clicked_at < now() - interval '31 days' limit 20000))`,
  ad_reports: `delete from ad_reports where created_at < now() - $1::integer * interval '1 day'`,
  ad_processes: `delete from ad_processes p where $1::integer > 0 and renewed_at < now() - interval '1 hour'
    and not exists (select from ad_slices s where s.process_id = p.id and s.closed_at is null)`,
} as const;
export type CleanedTable = keyof typeof cleanings;
export const cleanedTables = Object.keys(cleanings) as CleanedTable[];

/** Removes some of a table's expired rows; answers how many. `days`: for which events are stored one by one. */
export async function removeOutlived(db: Executor, table: CleanedTable, days: number): Promise<number> {
  const rows = await db.query<{ removed: number }>(
    `with gone as (${cleanings[table]} returning 1) select count(*)::int as removed from gone`,
    [days],
  );
  return rows[0]?.removed ?? 0;
}
