/** Words of figures that both sides read: what validates them stays out of the browser. */

/** What a report can be by. */
export const adReportBys = [
  'day',
  'hour',
  'weekday-hour',
  'campaign',
  'creative',
  'variant',
  'placement',
  'page_type',
  'country',
  'device',
] as const;
export type AdReportBy = (typeof adReportBys)[number];

export const adReportSorts = [
  'key',
  'served',
  'viewable',
  'clicks',
  'conversions',
  'invalid',
  'spent',
  'viewable_rate',
  'click_rate',
] as const;
export type AdReportSort = (typeof adReportSorts)[number];

/** Names of what a report can be narrowed to, without the `p_` of the parameter. */
export const adReportFilters = [
  'campaign_id',
  'creative_id',
  'placement_id',
  'page_type',
  'country',
  'device',
] as const;
export type AdReportFilter = (typeof adReportFilters)[number];

export const adReportPeriods = ['daily', 'weekly', 'monthly'] as const;
export type AdReportPeriod = (typeof adReportPeriods)[number];

/** Where a campaign stands against its plan. */
export const adPlanStates = [
  'not_begun',
  'behind',
  'on_plan',
  'ahead',
  'reached',
  'ended',
  'no_plan',
] as const;
export type AdPlanState = (typeof adPlanStates)[number];

export const adFigureLimits = {
  /** Days that a report may be about; by hour it is fewer, for there are many more rows. */
  days: 400,
  hourDays: 31,
  weekdayHourDays: 100,
  /** Days ahead that a forecast may be about, and the days behind that it is made from. */
  forecastDays: 92,
  forecastPast: 56,
  page: 1000,
  /** Rows of a file. */
  fileRows: 20_000,
  schedules: 20,
  name: 120,
  reason: 500,
  /** Rows of the table in a mail. */
  mailRows: 20,
} as const;

/** What a report is by, for people. */
export const adReportNames: Readonly<Record<AdReportBy, string>> = {
  day: 'Day',
  hour: 'Hour',
  'weekday-hour': 'Weekday and hour',
  campaign: 'Campaign',
  creative: 'Creative',
  variant: 'Variant',
  placement: 'Placement',
  page_type: 'Page type',
  country: 'Country',
  device: 'Device',
};
