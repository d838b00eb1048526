import { choice } from '../../page/address-values.ts';
import * as texts from '../../texts/admin-ads-figures.ts';

export const analyticsPeriods = ['7', '28', '90'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];
export const periodWords: Readonly<Record<AnalyticsPeriod, string>> = {
  7: texts.n7Days,
  28: texts.n28Days,
  90: texts.n90Days,
};

/** What the page of analytics shows, as its address says it. */
export interface AnalyticsAddress {
  days: AnalyticsPeriod;
  campaign: string | null;
  /** Whose forecast is shown. */
  placement: string | null;
}

const id = (value: string | null): string | null =>
  value !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : null;

export const readAnalytics = (search: URLSearchParams): AnalyticsAddress => ({
  days: choice(search.get('days'), analyticsPeriods) ?? '28',
  campaign: id(search.get('campaign')),
  placement: id(search.get('placement')),
});

/** The same as a query; what is usual is left out. */
export const analyticsQuery = ({ days, campaign, placement }: AnalyticsAddress) => ({
  ...{ days: days === '28' ? null : days, campaign, placement },
});

const dayMs = 86_400_000;
/** The day so many days after another. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Today in a time zone. */
export const todayIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );
