import { flatWeek, type WeekCurve, weighDays } from './plan-rules.ts';
import { dayAfter, daysBetween } from './report-rules.ts';

/** An hour that was, in the time zone of advertising. */
export interface PastHour {
  day: string;
  weekday: number;
  hour: number;
  asked: number;
}
export interface Range {
  expected: number;
  low: number;
  high: number;
}

/** Of Student: how many deviations 19 of 20 cases are within, by how many samples there were beyond the first. */
const students = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36];
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
/** How far a next sample may be from the mean, as a part of it. From a single week nobody can tell: half of it, then. */
function reachOf(values: readonly number[]): number {
  const mean = meanOf(values);
  if (mean === 0 || values.length < 2) return 0.5;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
  const student = students[values.length - 2] ?? 2.36;
  return (student * Math.sqrt(variance)) / mean;
}
const rangeOf = (expected: number, reach: number): Range => ({
  expected: Math.round(expected),
  low: Math.max(0, Math.round(expected * (1 - reach))),
  high: Math.round(expected * (1 + reach)),
});

export interface Past {
  weeks: number;
  /** What an hour of the week has on average. */
  curve: WeekCurve;
  /** What each weekday had, week by week. */
  weekdays: readonly (readonly number[])[];
  /** What each week had. */
  totals: readonly number[];
}

/** Reads the weeks before a day: as many whole ones as there is something of. */
export function readPast(hours: readonly PastHour[], today: string, mostWeeks: number): Past {
  const first = hours.reduce((least, { day }) => (day < least ? day : least), today);
  const weeks = Math.min(mostWeeks, Math.floor((daysBetween(first, today) - 1) / 7));
  if (weeks === 0) return { weeks, curve: flatWeek.map(() => 0), weekdays: [], totals: [] };
  const since = dayAfter(today, -7 * weeks);
  const sums = Array.from({ length: 168 }, () => 0);
  const weekdays = Array.from({ length: 7 }, () => Array.from({ length: weeks }, () => 0));
  const totals = Array.from({ length: weeks }, () => 0);
  for (const { day, weekday, hour, asked } of hours) {
    if (day < since || day >= today) continue;
    const week = Math.floor((daysBetween(since, day) - 1) / 7);
    const place = weekday * 24 + hour;
    sums[place] = (sums[place] ?? 0) + asked;
    const ofDay = weekdays[weekday] as number[];
    ofDay[week] = (ofDay[week] ?? 0) + asked;
    totals[week] = (totals[week] ?? 0) + asked;
  }
  return { weeks, curve: sums.map((sum) => sum / weeks), weekdays, totals };
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * What days to come will have, if they are as the same weekdays were: each between which numbers in 19 of 20 cases. The sum is
 * surer than its days, but no surer than a week is like the others.
 */
export function forecast(
  past: Past,
  from: string,
  to: string,
): { days: ({ day: string } & Range)[]; total: Range } {
  const count = daysBetween(from, to);
  const days = Array.from({ length: count }, (_, index) => {
    const day = dayAfter(from, index);
    const samples = past.weekdays[weekdayOf(day)] ?? [];
    const reach = reachOf(samples) * Math.sqrt(1 + 1 / Math.max(1, samples.length));
    return { day, ...rangeOf(meanOf(samples), reach) };
  });
  const expected = Array.from({ length: count }, (_, index) =>
    meanOf(past.weekdays[weekdayOf(dayAfter(from, index))] ?? []),
  ).reduce((sum, one) => sum + one, 0);
  const reach = reachOf(past.totals) * Math.sqrt(1 / Math.max(1, past.weeks) + 1 / Math.max(1, count / 7));
  return { days, total: rangeOf(expected, past.weeks < 2 ? 0.5 : reach) };
}

/** What stands in a placement, as far as it takes impressions of it. */
export interface Booking {
  campaignId: string;
  /** Impressions that it still is to have here; null: as many as it gets. */
  impressions: number | null;
  starts: string;
  ends: string;
  days: readonly number[] | null;
  hours: readonly number[] | null;
}

/** Impressions of a day that are booked: what a campaign still is to have is spread over its days as traffic is. */
export function bookedOn(bookings: readonly Booking[], past: Past, day: string, today: string): number {
  /** What each weekday has while a booking runs. */
  const weightsOf = ({ days, hours }: Booking): number[] =>
    Array.from({ length: 7 }, (_, weekday) =>
      days && !days.includes(weekday)
        ? 0
        : past.curve
            .slice(weekday * 24, weekday * 24 + 24)
            .reduce((sum, asked, hour) => (hours && !hours.includes(hour) ? sum : sum + asked), 0),
    );
  let booked = 0;
  for (const booking of bookings) {
    const first = booking.starts < today ? today : booking.starts;
    if (booking.impressions === null || day < first || day > booking.ends) continue;
    const weights = weightsOf(booking);
    const whole = weighDays(first, booking.ends, weights);
    if (whole > 0) booked += (booking.impressions * (weights[weekdayOf(day)] ?? 0)) / whole;
  }
  return Math.round(booked);
}
