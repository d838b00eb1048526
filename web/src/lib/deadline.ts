import * as texts from '../texts/common.ts';
import { fillIn } from './fill-in.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How near a deadline is: `near` within a day, `soon` within three. */
export type Nearness = 'late' | 'near' | 'soon' | 'far';

export function nearnessOf(due: number, now: number): Nearness {
  const left = due - now;
  if (left <= 0) return 'late';
  if (left <= day) return 'near';
  return left <= 3 * day ? 'soon' : 'far';
}

const count = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;

/** A span in the largest unit that says enough: `47 hours`, `2 days`. */
export function spanWords(milliseconds: number): string {
  const span = Math.abs(milliseconds);
  if (span >= 2 * day) return count(Math.floor(span / day), 'day');
  return span >= 2 * hour
    ? count(Math.floor(span / hour), 'hour')
    : count(Math.max(1, Math.floor(span / minute)), 'minute');
}

/** How long there is still, or how late it is: `in 5 hours`, `2 days late`. */
export const timeLeft = (due: number, now: number): string =>
  fillIn(due > now ? texts.inSpan : texts.spanLate, { span: spanWords(due - now) });

const form = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
/** `Fri 28 Nov, 14:05 UTC`; with its year where that is another than now. */
export function dueMoment(due: number, now: number): string {
  // Put together here, because browsers set commas of their own.
  const parts = Object.fromEntries(form.formatToParts(due).map(({ type, value }) => [type, value]));
  const isThisYear = parts.year === String(new Date(now).getUTCFullYear());
  return fillIn(texts.dayTimeUtc, {
    day: `${parts.weekday} ${parts.day} ${parts.month}${isThisYear ? '' : ` ${parts.year}`}`,
    time: `${parts.hour}:${parts.minute}`,
  });
}
