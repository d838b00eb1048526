import * as texts from '../texts/common.ts';
import { fillIn } from './fill-in.ts';

/** Dates and numbers as every page shows them. Dates are in UTC, so that server and browser write the same. */
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Below a thousand, a count is its digits. */
const compactly = (count: number): string =>
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : compact.format(count);

const viewsOf = (views: number, count: string): string =>
  views === 1 ? fillIn(texts.view, { count }) : fillIn(texts.views, { count });

export const compactViews = (count: number): string => viewsOf(count, compactly(count));

export const exactViews = (count: number): string => viewsOf(count, whole.format(count));

/** `48K`. */
export const compactCount = compactly;

/** `1,906`. */
export const exactCount = (count: number): string => whole.format(count);

/** Views of the Top 5: always in thousands, even below 1,000 and above a million. */
export const thousandsOfViews = (count: number): string =>
  fillIn(texts.thousandsOfViews, { thousands: (count / 1000).toFixed(1) });

export const countOf = (count: number, one: string, many: string): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

/** The day that was formatted last, in days since 1970: lists are sorted by date. */
let lastDay = Number.NaN;
let lastText = '';

export function formatDate(moment: string): string {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  const days = Math.floor(time / 86_400_000);
  if (days !== lastDay) {
    lastText = day.format(time);
    lastDay = days;
  }
  return lastText;
}

/** `21 Nov 2026, 21:30 UTC`. */
export function formatMoment(moment: string): string {
  const day = formatDate(moment);
  return day === ''
    ? ''
    : fillIn(texts.dayTimeUtc, { day, time: new Date(moment).toISOString().slice(11, 16) });
}

/** `4:05`, `1:02:09`. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const tail = `${String(Math.floor(total / 60) % 60).padStart(total >= 3600 ? 2 : 1, '0')}:${String(total % 60).padStart(2, '0')}`;
  return total >= 3600 ? `${Math.floor(total / 3600)}:${tail}` : tail;
}

/** ISO 8601 duration for structured data. */
export const isoDuration = (seconds: number): string => `PT${Math.max(0, Math.round(seconds))}S`;
