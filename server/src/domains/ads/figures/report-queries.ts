import type { AdReportQuestion } from '#contract/ad-figure-shapes.ts';
import type { AdReportBy, AdReportFilter, AdReportSort } from '#contract/ad-figure-words.ts';
import { adDevices, adPageTypes } from '#contract/ad-words.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Sums } from './rate-rules.ts';
import { bysOf, type Source } from './report-rules.ts';

export interface ReportRow extends Sums {
  key: string;
  name: string;
  and_key: string | null;
  and_name: string | null;
}
export interface Asked {
  question: AdReportQuestion;
  source: Source;
  from: string;
  to: string;
  timeZone: string;
  sort: AdReportSort;
  isDescending: boolean;
  limit: number;
  offset: number;
}

const tables: Readonly<Record<Source, string>> = {
  placements: 'ad_placement_days f',
  postings: 'ad_posting_days f',
  audience: 'ad_audience_days f',
  hours: 'ad_posting_hours f',
};
/** $1 and $2 are the days, $3 the time zone. */
const within: Readonly<Record<'day' | 'hour', string>> = {
  day: 'f.day between $1::date and $2::date',
  hour: `f.hour >= $1::date::timestamp at time zone $3
    and f.hour < ($2::date + 1)::timestamp at time zone $3`,
};
const hasPostings = (source: Source): boolean => source === 'postings' || source === 'hours';

/** What is grouped by, before anything is made of it for people: cheap to compare. */
const columnOf = (by: AdReportBy, source: Source): string => {
  switch (by) {
    case 'day':
      return 'f.day';
    case 'hour':
    case 'weekday-hour':
      return 'f.hour';
    case 'campaign':
      return source === 'audience' ? 'f.campaign_id' : 'p.campaign_id';
    case 'creative':
      return 'p.creative_id';
    case 'variant':
      return `p.creative_id || ':' || f.variant`;
    case 'placement':
      return hasPostings(source) ? 'p.placement_id' : 'f.placement_id';
    default:
      return `f.${by}`;
  }
};
const filterOf = (filter: AdReportFilter, source: Source): string => {
  if (filter === 'campaign_id') return columnOf('campaign', source);
  if (filter === 'creative_id') return columnOf('creative', source);
  if (filter === 'placement_id') return columnOf('placement', source);
  return `f.${filter}`;
};

const listed = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
/** Key and name of a group as text, and what its name is joined from. `raw` is the column that it was grouped by. */
const shownAs = (by: AdReportBy, raw: string): { key: string; name: string; join: string; order: string } => {
  const named = (table: string, name: string) => ({
    ...{ key: `${raw}::text`, name: `${raw}_t.${name}`, order: `${raw}_t.${name}, ${raw}` },
    join: `left join ${table} ${raw}_t on ${raw}_t.id = g.${raw}`,
  });
  const itself = (key: string) => ({ key, name: key, join: '', order: raw });
  switch (by) {
    case 'day':
      return itself(`to_char(g.${raw}, 'YYYY-MM-DD')`);
    case 'hour':
      return {
        ...itself(`to_char(g.${raw} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`),
        name: `to_char(g.${raw} at time zone $3, 'YYYY-MM-DD HH24:MI')`,
      };
    case 'weekday-hour':
      return itself(`(g.${raw} / 24) || '-' || (g.${raw} % 24)`);
    case 'campaign':
      return named('ad_campaigns', 'name');
    case 'creative':
      return named('ad_creatives', 'title');
    case 'placement':
      return named('placements', 'name');
    case 'variant':
      return {
        key: `g.${raw}`,
        name: `${raw}_t.title || coalesce(' · ' || (${raw}_t.ab_test_variants -> (split_part(g.${raw}, ':', 2)::int - 1) ->> 'title'),
          case when g.${raw} like '%:0' then '' else ' · variant ' || split_part(g.${raw}, ':', 2) end)`,
        join: `left join ad_creatives ${raw}_t on ${raw}_t.id = split_part(g.${raw}, ':', 1)::uuid`,
        order: raw,
      };
    case 'page_type':
      return itself(`(${listed(adPageTypes)})[g.${raw} + 1]`);
    case 'device':
      return itself(`(${listed(adDevices)})[g.${raw} + 1]`);
    default:
      return itself(`g.${raw}`);
  }
};

const sumNames = ['served', 'viewable', 'clicks', 'conversions', 'spent'] as const;
const sumOf = (name: string) => `sum(${name})::bigint as ${name}`;

/** Values and conditions of what a question is narrowed to, from $`next` on. */
function narrowing({ question, source }: Asked, next: number): { conditions: string[]; values: unknown[] } {
  const filters = (['campaign_id', 'creative_id', 'placement_id', 'page_type', 'country', 'device'] as const)
    .map((filter) => [filter, question[filter]] as const)
    .filter(([, value]) => value !== null);
  const places = { page_type: adPageTypes, device: adDevices } as Record<string, readonly string[]>;
  return {
    conditions: filters.map(([filter], index) => `${filterOf(filter, source)} = $${next + index}`),
    values: filters.map(([filter, value]) => places[filter]?.indexOf(value as string) ?? value),
  };
}

function grouped(asked: Asked): { text: string; values: unknown[] } {
  const { question, source, from, to, timeZone } = asked;
  const isHours = source === 'hours';
  const bys = bysOf(question);
  const narrowed = narrowing(asked, 4);
  const needsPosting =
    hasPostings(source) &&
    (bys.some((by) => by !== 'day' && by !== 'hour' && by !== 'weekday-hour') || narrowed.values.length > 0);
  const columns = bys.map((by, index) => `${columnOf(by, source)} as ${index === 0 ? 'k' : 'a'}`);
  const invalid = source === 'audience' ? 'null::bigint as invalid' : sumOf('invalid');
  const first = `select ${columns.join(', ')}, ${sumNames.map((name) => sumOf(`f.${name}`).replace('as f.', 'as ')).join(', ')},
      ${invalid.replace('sum(invalid)', 'sum(f.invalid)')}
    from ${tables[source]} ${needsPosting ? 'join ad_postings p on p.number = f.posting_number' : ''}
    where ${[within[isHours ? 'hour' : 'day'], `$3::text is not null`, ...narrowed.conditions].join(' and ')}
    group by ${columns.map((_, index) => index + 1).join(', ')}`;
  const values = [from, to, timeZone, ...narrowed.values];
  const at = bys.indexOf('weekday-hour');
  if (at < 0) return { text: first, values };
  // Hours are added up before they are told apart by the week: there are few of them, and rows of them are many.
  const week = (raw: string) =>
    `(extract(dow from ${raw} at time zone $3) * 24 + extract(hour from ${raw} at time zone $3))::int as ${raw}`;
  const again = bys.map((_, index) => {
    const raw = index === 0 ? 'k' : 'a';
    return index === at ? week(raw) : raw;
  });
  return {
    text: `select ${again.join(', ')}, ${[...sumNames, 'invalid'].map(sumOf).join(', ')} from (${first}) h
      group by ${again.map((_, index) => index + 1).join(', ')}`,
    values,
  };
}

const ratio = (hits: string, tries: string) => `g.${hits}::float8 / nullif(g.${tries}, 0)`;
const orders: Readonly<Partial<Record<AdReportSort, string>>> = {
  viewable_rate: ratio('viewable', 'served'),
  click_rate: ratio('clicks', 'viewable'),
};

/** A page of a report, how many rows it has in all, and the sums of all of them. */
export async function readReport(
  db: Executor,
  asked: Asked,
): Promise<{ rows: ReportRow[]; total: number; sums: Sums }> {
  const { text, values } = grouped(asked);
  const [first, second] = bysOf(asked.question);
  const one = shownAs(first as AdReportBy, 'k');
  const two = second === undefined ? null : shownAs(second, 'a');
  const by =
    asked.sort === 'key' ? (one.order.split(',')[0] as string) : (orders[asked.sort] ?? `g.${asked.sort}`);
  const direction = asked.isDescending ? 'desc' : 'asc';
  const order = [`${by} ${direction} nulls last`, one.order, ...(two ? [two.order] : [])].join(', ');
  const joins = `${one.join} ${two?.join ?? ''}`;
  // Words are made for the rows of the page alone.
  const [row] = await db.query<{ rows: ReportRow[] | null; sums: Sums & { total: number } }>(
    `with g as materialized (${text})
     select (select row_to_json(s) from (
         select count(*)::int as total, ${sumNames.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', ')},
           sum(invalid)::bigint as invalid from g) s) as sums,
       (select json_agg(row) from (
         select ${one.key} as key, coalesce(${one.name}, '') as name, ${two ? `${two.key}` : 'null::text'} as and_key,
           ${two ? `coalesce(${two.name}, '')` : 'null::text'} as and_name, ${sumNames.map((name) => `g.${name}`).join(', ')}, g.invalid
         from (select g.* from g ${joins} order by ${order} limit $${values.length + 1} offset $${values.length + 2}) g ${joins}
         order by ${order}) row) as rows`,
    [...values, asked.limit, asked.offset],
  );
  const { total, ...sums } = (row as { sums: Sums & { total: number } }).sums;
  const invalid = asked.source === 'audience' ? null : (sums.invalid ?? 0);
  return { rows: row?.rows ?? [], total, sums: { ...sums, invalid } };
}

export interface ReasonRow {
  key: string | null;
  and_key: string | null;
  reason: string;
  events: number;
}

/** Why events of rows do not count; `key` null: of all rows together. */
export async function readReasons(db: Executor, asked: Asked, keys: readonly string[]): Promise<ReasonRow[]> {
  const narrowed = narrowing({ ...asked, source: 'postings' }, 4);
  const bys = bysOf(asked.question);
  const column = (by: AdReportBy | undefined) =>
    by === undefined
      ? 'null::text'
      : by === 'day'
        ? `to_char(f.day, 'YYYY-MM-DD')`
        : `${columnOf(by, 'postings')}::text`;
  return db.query<ReasonRow>(
    `with i as materialized (
       select ${column(bys[0])} as key, ${column(bys[1])} as and_key, f.reason, sum(f.events)::bigint as events
       from ad_invalid_days f join ad_postings p on p.number = f.posting_number
       where ${[within.day, '$3::text is not null', ...narrowed.conditions].join(' and ')}
       group by 1, 2, 3)
     select key, and_key, reason, events from i where key = any($${narrowed.values.length + 4}::text[])
     union all select null, null, reason, sum(events)::bigint from i group by reason
     order by events desc`,
    [asked.from, asked.to, asked.timeZone, ...narrowed.values, keys],
  );
}
