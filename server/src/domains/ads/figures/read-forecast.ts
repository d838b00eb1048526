import type { AdForecast } from '#contract/ad-figure-shapes.ts';
import { adFigureLimits as most } from '#contract/ad-figure-words.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { adMoment } from '../ad-time.ts';
import { findPlacementName, readStandingThere, type StandingRow, viewablePart } from './booking-queries.ts';
import { type Booking, bookedOn, forecast, readPast } from './forecast-rules.ts';
import { pastHours } from './read-plan.ts';
import { readDays } from './report-rules.ts';

/** Impressions that a campaign still is to have, in all placements; null: as many as it gets. */
function remaining({ goals, served, viewable, spent }: StandingRow, viewablePart: number): number | null {
  const { pricing = 'flat', impressions, budget_total: budget, rate } = goals;
  const isViewable = pricing === 'vcpm';
  const left = [
    ...(impressions ? [impressions - (isViewable ? viewable : served)] : []),
    // One that is paid by impressions costs its rate, in millionths of a minor unit.
    ...(budget && rate && (pricing === 'cpm' || isViewable) ? [(budget * 1_000_000 - spent) / rate] : []),
  ];
  if (left.length === 0) return null;
  return Math.max(0, Math.min(...left)) / (isViewable ? viewablePart : 1);
}

const bookingOf = (row: StandingRow, today: string, viewablePart: number): Booking => {
  const all = row.ends === null ? null : remaining(row, viewablePart);
  return {
    campaignId: row.campaign_id,
    impressions: all === null ? null : all * (row.share ?? 1 / Math.max(1, row.places)),
    starts: row.starts ?? today,
    ends: row.ends ?? today,
    ...{ days: row.days_of_week, hours: row.hours_of_day },
  };
};

/** What a placement will have, and what of it is booked. Throws `badInput` and `notFound`. */
export async function readForecast(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { placementId, from, to }: { placementId: string; from: string; to: string },
  now: number,
): Promise<AdForecast> {
  readDays(from, to, most.forecastDays);
  const { adTimeZone: timeZone, adCurrency: currency } = config.settings;
  const { day: today } = adMoment(timeZone, now);
  if (from < today) throw badInput('p_from', 'A forecast begins today or later.');
  const name = await findPlacementName(db, placementId);
  if (name === null) throw new AppError('notFound', 'There is no such placement.');
  const [hours, standing, part] = await Promise.all([
    pastHours(db, { day: today, timeZone, placementId }),
    readStandingThere(db, placementId, { from, to, timeZone }),
    viewablePart(db, placementId, today),
  ]);
  const past = readPast(hours, today, most.forecastPast / 7);
  const bookings = standing.map((row) => bookingOf(row, today, part || 1));
  const { days, total } = forecast(past, from, to);
  const withBooked = days.map((one) => ({ ...one, booked: bookedOn(bookings, past, one.day, today) }));
  return {
    ...{ placement_id: placementId, placement_name: name, time_zone: timeZone, currency, from, to },
    ...{ weeks: past.weeks, total, booked: withBooked.reduce((sum, { booked }) => sum + booked, 0) },
    open_campaigns: bookings.filter(({ impressions }) => impressions === null).length,
    days: withBooked,
    hours: Array.from({ length: 7 }, (_, weekday) => past.curve.slice(weekday * 24, weekday * 24 + 24)),
  };
}
