import type { AdReportPeriod } from '#contract/ad-figure-words.ts';
import { dayAfter } from './report-rules.ts';

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const firstOf = (day: string): string => `${day.slice(0, 8)}01`;

/** The day after `day` on which a report is due next: any, a Monday, or a first. */
export function nextDay(period: AdReportPeriod, day: string): string {
  if (period === 'daily') return dayAfter(day, 1);
  if (period === 'weekly') return dayAfter(day, (8 - weekdayOf(day)) % 7 || 7);
  return firstOf(dayAfter(firstOf(day), 31));
}

/** The days that a report is about which is due on `day`: those that are over. */
export function daysOf(period: AdReportPeriod, day: string): { from: string; to: string } {
  if (period === 'daily') return { from: dayAfter(day, -1), to: dayAfter(day, -1) };
  if (period === 'weekly') {
    const monday = dayAfter(day, -((weekdayOf(day) + 6) % 7));
    return { from: dayAfter(monday, -7), to: dayAfter(monday, -1) };
  }
  const last = dayAfter(firstOf(day), -1);
  return { from: firstOf(last), to: last };
}
