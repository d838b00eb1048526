import type { ActivityStep } from '#contract/overview.ts';
import type { ActivityPeriod } from '#contract/overview-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-frame.ts';

export const periodNames: Readonly<Record<ActivityPeriod, string>> = {
  day: texts.n24Hours,
  week: texts.n7Days,
  month: texts.n30Days,
};
/** What the figures of each period stand for, and beside what. */
export const periodNotes: Readonly<Record<ActivityPeriod, string>> = {
  day: texts.noteFor24Hours,
  week: texts.noteFor7Days,
  month: texts.noteFor30Days,
};

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** `14:00`, or `24 Nov`. */
export const stepWords = (period: ActivityPeriod, { from }: Pick<ActivityStep, 'from'>): string =>
  period === 'day' ? from.slice(11, 16) : dayForm.format(Date.parse(from));

const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;
/** `1.4 GB`. */
export function bytesWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** `4.5 h`, `12 min`, `2.5 min`, `20 s`: no value is rounded to nothing. */
export function watchedWords(seconds: number): string {
  if (seconds > 0 && seconds < 60)
    return fillIn(texts.secondsS, { seconds: Math.max(1, Math.round(seconds)) });
  if (seconds < 3600) {
    const minutes = seconds / 60;
    const shown = minutes < 10 ? Math.round(minutes * 10) / 10 : Math.round(minutes);
    return fillIn(texts.minutesMin, { minutes: shown });
  }
  const hours = seconds / 3600;
  return `${hours < 10 ? hours.toFixed(1) : new Intl.NumberFormat('en').format(Math.round(hours))} h`;
}
