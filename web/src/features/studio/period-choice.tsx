import { Link } from 'react-router';
import { type StatisticsPeriod, statisticsPeriods } from '#contract/watch-parts.ts';
import * as texts from '../../texts/studio.ts';

const names: Readonly<Record<StatisticsPeriod, string>> = {
  7: texts.sevenDays,
  28: texts.twentyEightDays,
  90: texts.ninetyDays,
  365: texts.aYear,
};

/** The days that the statistics cover; in the address. */
export function PeriodChoice(props: { period: StatisticsPeriod; to(period: StatisticsPeriod): string }) {
  return (
    <nav className="period-choice" aria-label={texts.period}>
      {statisticsPeriods.map((period) => (
        <Link
          key={period}
          className="btn sm flat"
          to={props.to(period)}
          preventScrollReset
          aria-current={period === props.period ? 'true' : undefined}
        >
          {names[period]}
        </Link>
      ))}
    </nav>
  );
}

/** The period that an address names. */
export const readPeriod = (search: URLSearchParams): StatisticsPeriod =>
  statisticsPeriods.find((period) => String(period) === search.get('days')) ?? 28;

/** A period in an address; the usual one is left out. */
export const periodQuery = (period: StatisticsPeriod): { days: number | null } => ({
  days: period === 28 ? null : period,
});
