import { Form, Link, useSubmit } from 'react-router';
import type { AdReportRow } from '#contract/ad-figure-shapes.ts';
import { spentWords } from '#contract/ad-money.ts';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { regionName } from '../../lib/named-codes.ts';
import { count, dayWords, invalidNames, kindNames, percent, rateWords } from '../../parts/ad-numbers.ts';
import * as texts from '../../texts/admin-ads-figures.ts';
import { type Bar, BarChart } from '../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { WeekMap } from '../../ui/charts/week-map.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import {
  type AnalyticsAddress,
  analyticsPeriods,
  analyticsQuery,
  dayFrom,
  periodWords,
} from './analytics-address.ts';
import './admin-ads-analytics.css';

type Report = Output<'get_ad_report'>;
export interface AnalyticsData {
  address: AnalyticsAddress;
  campaigns: readonly { id: string; name: string }[];
  byDay: Report;
  byHour: Report;
  byPlacement: Report;
  byCountry: Report;
  byDevice: Report;
  invalid: Output<'get_ad_invalid'>;
}

/** Every day of a report, also those of which there is nothing. */
export function daysOf({ from, to, rows }: Pick<Report, 'from' | 'to' | 'rows'>) {
  const found = new Map(rows.map((row) => [row.key, row]));
  const days: { day: string; row: AdReportRow | null }[] = [];
  for (let day = from; day <= to; day = dayFrom(day, 1)) days.push({ day, row: found.get(day) ?? null });
  return days;
}

/** Averages of an hour of the week, from sums of so many days. */
export function weekOf({ rows, from, to }: Pick<Report, 'rows' | 'from' | 'to'>): number[][] {
  const weeks = Math.max(1, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1) / 7;
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { key, served } of rows) {
    const [weekday, hour] = key.split('-').map(Number);
    const of = hours[weekday ?? 0];
    if (of && hour !== undefined) of[hour] = served / weeks;
  }
  return hours;
}

const barsOf = (report: Report, nameOf: (row: AdReportRow) => string = ({ name }) => name): Bar[] =>
  report.rows.map((row) => ({
    key: row.key,
    name: nameOf(row),
    value: row.served,
    ...(row.click_rate && { aside: fillIn(texts.percentClicked, { percent: percent(row.click_rate.rate) }) }),
  }));

export function AnalyticsTools({ address, campaigns }: Pick<AnalyticsData, 'address' | 'campaigns'>) {
  const submit = useSubmit();
  return (
    <div className="ads-analytics-tools">
      <nav className="ads-periods" aria-label={texts.period}>
        {analyticsPeriods.map((days) => (
          <Link
            key={days}
            className="btn sm flat"
            to={adminPaths.adAnalytics(analyticsQuery({ ...address, days }))}
            aria-current={days === address.days ? 'true' : undefined}
            preventScrollReset
          >
            {periodWords[days]}
          </Link>
        ))}
      </nav>
      <Form action={adminPaths.adAnalytics()} onChange={({ currentTarget }) => void submit(currentTarget)}>
        {address.days !== '28' && <input type="hidden" name="days" value={address.days} />}
        {address.placement && <input type="hidden" name="placement" value={address.placement} />}
        <label className="ads-pick">
          <span>{texts.campaign}</span>
          <select
            className="field"
            name="campaign"
            key={address.campaign}
            defaultValue={address.campaign ?? ''}
          >
            <option value="">{texts.allCampaigns}</option>
            {campaigns.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn sm flat needs-no-script">
          {texts.show}
        </button>
      </Form>
    </div>
  );
}

/** Charts of what was delivered. */
export function Analytics({ byDay, byHour, byPlacement, byCountry, byDevice, invalid }: AnalyticsData) {
  const { totals, time_zone, currency } = byDay;
  if (totals.served === 0 && invalid.total === 0)
    return (
      <EmptyState text={texts.noAdsShown}>
        <Link className="btn sm flat" to={adminPaths.adPostings()}>
          {texts.posting}
        </Link>
      </EmptyState>
    );
  const days = daysOf(byDay);
  const labels = days.map(({ day }) => dayWords(day));
  const days_in = fillIn(texts.daysInTimeZone, { timeZone: time_zone });
  return (
    <div className="figures">
      <LineChart
        wide
        title={texts.servedAndViewable}
        total={count(totals.served)}
        note={[
          days_in,
          texts.whatViewableMeans,
          ...(byDay.corrections.length > 0 ? [texts.totalIncludesCorrections] : []),
        ].join(' ')}
        labels={labels}
        lines={[
          { name: texts.served, look: 'area', tone: 'tide', values: days.map(({ row }) => row?.served ?? 0) },
          {
            name: texts.viewable,
            look: 'dashed',
            tone: 'moon',
            values: days.map(({ row }) => row?.viewable ?? 0),
          },
        ]}
        words={count}
      />
      <LineChart
        title={texts.clickRate}
        total={totals.click_rate ? percent(totals.click_rate.rate) : '–'}
        note={`${texts.whatClickRateMeans} ${days_in}`}
        labels={labels}
        lines={[
          {
            name: texts.clickRate,
            look: 'solid',
            tone: 'tide',
            values: days.map(({ row }) => row?.click_rate?.rate ?? null),
          },
        ]}
        band={{ name: texts.n19Of20Cases, values: days.map(({ row }) => row?.click_rate ?? null) }}
        words={percent}
      />
      <LineChart
        title={texts.viewableRate}
        total={totals.viewable_rate ? percent(totals.viewable_rate.rate) : '–'}
        note={`${fillIn(texts.viewableOfServed, { rate: rateWords(totals.viewable_rate) })} ${days_in}`}
        labels={labels}
        lines={[
          {
            name: texts.viewableRate,
            look: 'solid',
            tone: 'tide',
            values: days.map(({ row }) => row?.viewable_rate?.rate ?? null),
          },
        ]}
        band={{ name: texts.n19Of20Cases, values: days.map(({ row }) => row?.viewable_rate ?? null) }}
        words={percent}
      />
      <LineChart
        title={texts.spend}
        total={spentWords(totals.spent, currency)}
        note={days_in}
        labels={labels}
        lines={[
          { name: texts.spend, look: 'area', tone: 'moon', values: days.map(({ row }) => row?.spent ?? 0) },
        ]}
        words={(value) => spentWords(value, currency)}
      />
      <WeekMap
        wide
        title={texts.whenAdsAreSeen}
        note={fillIn(texts.servedPerHour, { timeZone: time_zone })}
        hours={weekOf(byHour)}
        words={count}
      />
      <BarChart
        title={texts.placements}
        head={[texts.placement, texts.served, texts.clickRate]}
        bars={barsOf(byPlacement)}
        words={count}
        tone="tide"
        note={texts.theTopTen}
      />
      <BarChart
        title={texts.countries}
        head={[texts.country, texts.served, texts.clickRate]}
        bars={barsOf(byCountry, ({ key }) => regionName(key))}
        words={count}
        tone="tide"
        note={texts.theTopTenRegions}
      />
      <BarChart
        title={texts.devices}
        head={[texts.device, texts.served, texts.clickRate]}
        bars={barsOf(byDevice)}
        words={count}
        tone="moon"
      />
      {invalid.total > 0 ? (
        <BarChart
          title={texts.whatDoesntCount}
          total={count(invalid.total)}
          head={[texts.reason, texts.events]}
          bars={invalid.reasons.map(({ reason, kind, events }) => ({
            key: `${reason} ${kind}`,
            name: `${invalidNames[reason]} (${kindNames[kind]})`,
            value: events,
          }))}
          words={count}
          tone="bad"
          note={fillIn(texts.notPaidFor, {
            percent: percent(invalid.total / (invalid.total + invalid.counted)),
          })}
        />
      ) : (
        <p className="ads-none">{texts.everyEventOfTheseDays}</p>
      )}
    </div>
  );
}
