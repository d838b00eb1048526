import { adMoment } from '../ad-time.ts';

export interface HourSums {
  hour: Date;
  served: number;
  viewable: number;
  clicks: number;
  spent: number;
}
type Totals = Omit<HourSums, 'hour'>;

const nothing: Totals = { served: 0, viewable: 0, clicks: 0, spent: 0 };
const plus = (a: Totals, b: Totals, share = 1): Totals => ({
  served: a.served + b.served * share,
  viewable: a.viewable + b.viewable * share,
  clicks: a.clicks + b.clicks * share,
  spent: a.spent + b.spent * share,
});
const rounded = (totals: Totals): Totals => ({
  served: Math.round(totals.served),
  viewable: Math.round(totals.viewable),
  clicks: Math.round(totals.clicks),
  spent: Math.round(totals.spent),
});

/**
 * Today against yesterday until the same time of day. Of the hour that this falls into, yesterday counts with as much of it as
 * has passed of today's.
 */
export function againstYesterday(rows: readonly HourSums[], now: number, timeZone: string) {
  const { day, hour } = adMoment(timeZone, now);
  const passed = (now % 3_600_000) / 3_600_000;
  let today = nothing;
  let yesterday = nothing;
  const hours = Array.from({ length: 24 }, (_, at) => ({
    hour: at,
    today: at <= hour ? 0 : (null as number | null),
    yesterday: 0,
  }));
  for (const row of rows) {
    const at = adMoment(timeZone, row.hour.getTime());
    const shown = hours[at.hour] as (typeof hours)[number];
    if (at.day === day) {
      today = plus(today, row);
      shown.today = (shown.today ?? 0) + row.served;
      continue;
    }
    shown.yesterday += row.served;
    if (at.hour < hour) yesterday = plus(yesterday, row);
    else if (at.hour === hour) yesterday = plus(yesterday, row, passed);
  }
  return { today, yesterday: rounded(yesterday), hours };
}
