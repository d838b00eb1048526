import * as texts from '../texts/common.ts';
import { fillIn } from './fill-in.ts';
import { formatDate } from './format.ts';

/** How long ago a moment was, as posts show it: `just now`, `12s ago`, … `yesterday`, `3d ago`, then the date. */
export function relativeTime(moment: string, now: number): string {
  const then = new Date(moment).getTime();
  if (Number.isNaN(then)) return texts.unknownTime;
  const seconds = Math.floor((now - then) / 1000);
  if (seconds < 5) return texts.justNow;
  if (seconds < 60) return fillIn(texts.secondsSAgo, { seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return fillIn(texts.minutesMAgo, { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return fillIn(texts.hoursHAgo, { hours });
  const days = Math.floor(hours / 24);
  if (days === 1) return texts.yesterdayWithin;
  return days < 7 ? fillIn(texts.daysDAgo, { days }) : formatDate(moment);
}

/**
 * The same as notifications and messages show it: `Just now`, `3 mins ago`, `1 hour ago`, `6 days ago`, then the date.
 */
export function timeAgo(moment: string, now: number): string {
  const minutes = Math.floor((now - new Date(moment).getTime()) / 60_000);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return texts.justNowSentence;
  if (minutes < 60) return minutes === 1 ? texts.minuteAgo : fillIn(texts.minutesAgo, { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? texts.hourAgo : fillIn(texts.hoursAgo, { hours });
  const days = Math.floor(hours / 24);
  if (days >= 7) return formatDate(moment);
  return days === 1 ? texts.dayAgo : fillIn(texts.daysAgo, { days });
}
