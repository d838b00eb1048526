import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-legal.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const count = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;

/** How long there is still, or how long it has been over: `in 5 hours`, `2 days ago`. */
export function timeLeft(milliseconds: number): string {
  const span = Math.abs(milliseconds);
  const words =
    span >= 2 * day
      ? count(Math.floor(span / day), 'day')
      : span >= 2 * hour
        ? count(Math.floor(span / hour), 'hour')
        : count(Math.max(1, Math.floor(span / minute)), 'minute');
  return milliseconds >= 0 ? fillIn(texts.inWords, { words }) : fillIn(texts.wordsAgo, { words });
}
