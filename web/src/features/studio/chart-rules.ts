import type { StatisticsDay } from '#contract/studio.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import * as texts from '../../texts/studio.ts';

/** A column of a chart: a day, or a week that begins with it. */
export interface Span {
  /** ISO 8601, its first day. */
  day: string;
  label: string;
  views: number;
  playbacks: number;
  watchSeconds: number;
}

/** With more columns than this, days cannot be told apart: then a column is a week. */
const mostDays = 100;

/** Days as columns of a chart; longer periods by weeks, the last of which ends today. */
export function spansOf(days: readonly StatisticsDay[]): Span[] {
  const size = days.length > mostDays ? 7 : 1;
  const spans: Span[] = [];
  // Counted from the end, so that the incomplete week comes first.
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const first = part[0]!.day;
    spans.unshift({
      day: first,
      label:
        size === 1
          ? formatDate(first)
          : fillIn(texts.firstToLast, { first: formatDate(first), last: formatDate(part.at(-1)!.day) }),
      views: sum(part.map(({ views }) => views)),
      playbacks: sum(part.map(({ playbacks }) => playbacks)),
      watchSeconds: sum(part.map(({ watch_seconds }) => watch_seconds)),
    });
  }
  return spans;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Average length of a playback in seconds; 0 if there was none. */
export const averageOf = ({ playbacks, watchSeconds }: Pick<Span, 'playbacks' | 'watchSeconds'>): number =>
  playbacks === 0 ? 0 : watchSeconds / playbacks;

/** The top of a scale: the next 1, 2 or 5 followed by zeros that covers the highest value. */
export function topOf(highest: number): number {
  if (!(highest > 1)) return 1;
  const unit = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5].find((times) => times * unit >= highest) ?? 10) * unit;
}

const stepsOfTime = [10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 18_000, 36_000];

/** The same for seconds: the top is a time that is easy to read. */
export const topOfTime = (highest: number): number =>
  stepsOfTime.find((step) => step >= highest) ?? topOf(highest / 3600) * 3600;

/** `45 s`, `12 min`, `3 h 20 min`. */
export function spanWords(seconds: number): string {
  if (seconds < 60) return fillIn(texts.secondsShort, { seconds: Math.round(seconds) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return fillIn(texts.minutesShort, { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours >= 100 || minutes % 60 === 0)
    return fillIn(texts.hoursShort, { hours: hours.toLocaleString('en-US') });
  return fillIn(texts.hoursAndMinutes, { hours, minutes: minutes % 60 });
}
