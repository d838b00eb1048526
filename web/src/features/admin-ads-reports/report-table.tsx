import type { AdFigures, AdRate, AdReportRow } from '#contract/ad-figure-shapes.ts';
import { type AdReportSort, adReportNames } from '#contract/ad-figure-words.ts';
import { spentWords } from '#contract/ad-money.ts';
import type { Output } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { regionName } from '../../lib/named-codes.ts';
import { count, dayWords, invalidNames, percent } from '../../parts/ad-numbers.ts';
import * as texts from '../../texts/admin-ads-figures.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { type ReportAddress, reportQuery } from './report-address.ts';

type Report = Output<'get_ad_report'>;
type Row = AdFigures & { key: string; name: string; andName: string | null };

const weekdays = [
  texts.sunday,
  texts.monday,
  texts.tuesday,
  texts.wednesday,
  texts.thursday,
  texts.friday,
  texts.saturday,
];
function nameOf(by: Report['by'], key: string, name: string): string {
  if (by === 'country') return regionName(key);
  if (by === 'weekday-hour') {
    const [weekday, hour] = key.split('-');
    return `${weekdays[Number(weekday)]} ${hour?.padStart(2, '0')}:00`;
  }
  return by === 'day' ? `${dayWords(key)} ${key.slice(0, 4)}` : name;
}

const Rate = ({ rate }: { rate: AdRate | null }) =>
  rate === null ? (
    '–'
  ) : (
    <span className="ads-rate">
      {percent(rate.rate)}
      <small>{fillIn(texts.lowToHigh, { low: percent(rate.low), high: percent(rate.high) })}</small>
    </span>
  );

function Invalid({ invalid, invalid_by }: AdFigures) {
  if (invalid === null) return '–';
  return (
    <span className="ads-rate">
      {count(invalid)}
      {invalid_by?.map(({ reason, events }) => (
        <small key={reason}>
          {invalidNames[reason]} {count(events)}
        </small>
      ))}
    </span>
  );
}

/** A report as a table, sorted by its heads; the last row is the total of all pages. */
export function ReportTable({ report, address }: { report: Report; address: ReportAddress }) {
  const { rows, totals, total, by, and, currency } = report;
  const isInTime = ['day', 'hour', 'weekday-hour'].includes(by);
  const sort = address.sort ?? (isInTime ? 'key' : 'served');
  const isDescending = address.order ? address.order === 'desc' : sort !== 'key';
  const head = (id: AdReportSort) => ({
    id,
    orderTo: adminPaths.adReports(
      reportQuery({ ...address, page: 1, sort: id, order: sort === id && isDescending ? 'asc' : 'desc' }),
    ),
    ordered: sort === id ? (isDescending ? ('descending' as const) : ('ascending' as const)) : undefined,
  });
  const numbers = (id: 'served' | 'viewable' | 'clicks' | 'conversions', name: string): Column<Row> => ({
    ...{ ...head(id), name, align: 'end' as const },
    cell: (row) => count(row[id]),
  });
  const shown: Row[] = [
    ...rows.map((row: AdReportRow) => ({
      ...row,
      key: `${row.key} ${row.and_key}`,
      name: nameOf(by, row.key, row.name),
      andName: and === null || row.and_key === null ? null : nameOf(and, row.and_key, row.and_name ?? ''),
    })),
    ...(rows.length > 0 ? [{ ...totals, key: 'total', name: texts.total, andName: null }] : []),
  ];
  return (
    <>
      <DataTable<Row>
        label={texts.report}
        rows={shown}
        keyOf={({ key }) => key}
        columns={[
          {
            ...{ ...head('key'), name: adReportNames[by] },
            cell: ({ key, name }) => (key === 'total' ? <b>{name}</b> : name),
          },
          ...(and === null
            ? []
            : [{ id: 'and', name: adReportNames[and], cell: ({ andName }: Row) => andName ?? '' }]),
          numbers('served', texts.served),
          numbers('viewable', texts.viewable),
          {
            ...{ ...head('viewable_rate'), name: texts.viewableRate, align: 'end' as const },
            cell: ({ viewable_rate }) => <Rate rate={viewable_rate} />,
          },
          numbers('clicks', texts.clicks),
          {
            ...{ ...head('click_rate'), name: texts.clickRate, align: 'end' as const },
            cell: ({ click_rate }) => <Rate rate={click_rate} />,
          },
          numbers('conversions', texts.conversions),
          {
            ...{ ...head('invalid'), name: texts.notCounted, align: 'end' as const },
            cell: (row) => <Invalid {...row} />,
          },
          {
            ...{ ...head('spent'), name: texts.spend, align: 'end' as const },
            cell: ({ spent }) => spentWords(spent, currency),
          },
        ]}
        empty={<EmptyState text={texts.nothingDelivered} />}
      />
      {rows.length > 0 && (
        <NumberPager
          page={address.page}
          size={limits.adPageSize}
          total={total}
          things={total === 1 ? texts.row : texts.rows}
          to={(page) => adminPaths.adReports(reportQuery({ ...address, page }))}
        />
      )}
      <Corrections report={report} />
    </>
  );
}

function Corrections({ report }: { report: Report }) {
  if (!report.has_corrections) return <p className="ads-report-note">{texts.correctionsAreLeftOut}</p>;
  if (report.corrections.length === 0) return null;
  const signed = (value: number): string => (value > 0 ? `+${count(value)}` : count(value));
  return (
    <section className="ads-report-corrections" aria-labelledby="corrections">
      <h2 id="corrections">{texts.corrections}</h2>
      <p className="ads-report-note">{texts.correctionsAreInTheTotal}</p>
      <DataTable
        label={texts.corrections}
        rows={report.corrections}
        keyOf={({ id }) => id}
        columns={[
          { id: 'day', name: texts.day, cell: ({ day }) => day },
          {
            id: 'what',
            name: texts.posting,
            cell: ({ campaign_name, placement_name }) => `${campaign_name}, ${placement_name}`,
          },
          { id: 'served', name: texts.served, align: 'end', cell: ({ served }) => signed(served) },
          { id: 'viewable', name: texts.viewable, align: 'end', cell: ({ viewable }) => signed(viewable) },
          { id: 'clicks', name: texts.clicks, align: 'end', cell: ({ clicks }) => signed(clicks) },
          {
            id: 'conversions',
            name: texts.conversions,
            align: 'end',
            cell: (one) => signed(one.conversions),
          },
          {
            id: 'spent',
            name: texts.spend,
            align: 'end',
            cell: ({ spent }) => spentWords(spent, report.currency),
          },
          { id: 'why', name: texts.why, cell: ({ reason }) => reason },
          {
            id: 'who',
            name: texts.made,
            cell: ({ made_by, made_at }) => (
              <>
                {made_by}, <Moment at={made_at} />
              </>
            ),
          },
        ]}
        empty={null}
      />
    </section>
  );
}
