import type { AiringEpisode } from '#contract/browsing-works.ts';
import { clockTime } from '../lib/day-name.ts';
import { dayAfter } from '../lib/zoned.ts';
import * as paths from '../paths.ts';
import { toWorkTile, type WorkTileModel } from './work-card.ts';
import { episodeName } from './work-words.ts';

export interface AiringModel {
  id: string;
  /** A day where nobody said the hour. */
  day: string;
  /** ISO 8601. */
  at: string | null;
  work: WorkTileModel;
  episode: string;
  title: string | null;
  /** Where it can be watched; null: it is not here yet. */
  watch: string | null;
}

export const toAiring = (one: AiringEpisode): AiringModel => ({
  id: one.id,
  day: one.aired_on,
  at: one.airs_at,
  work: toWorkTile(one.work),
  episode: episodeName(one),
  title: one.title,
  watch: one.video_slug === null ? null : paths.watch(one.video_slug),
});

/** The day of a moment, by the reader's clock or in UTC. */
export function dayOfMoment(moment: string | number, isLocal: boolean): string {
  const time = new Date(moment);
  const offset = isLocal ? time.getTimezoneOffset() * 60_000 : 0;
  return new Date(time.getTime() - offset).toISOString().slice(0, 10);
}

export interface CalendarDay {
  /** `2026-11-27`. */
  day: string;
  name: string;
  date: string;
  airing: (AiringModel & { time: string | null })[];
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * The seven days from a Monday on, with what airs on each: by the reader's clock or in UTC. What has no hour is on its day
 * wherever one is, and stands first.
 */
export function toCalendar(
  monday: string,
  episodes: readonly AiringModel[],
  isLocal: boolean,
): CalendarDay[] {
  const byDay = Map.groupBy(episodes, ({ day, at }) => (at === null ? day : dayOfMoment(at, isLocal)));
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayAfter(monday, index);
    const time = Date.parse(`${day}T00:00:00Z`);
    return {
      day,
      name: weekday.format(time),
      date: date.format(time),
      airing: (byDay.get(day) ?? [])
        .map((one) => ({ ...one, time: one.at === null ? null : clockTime(one.at, isLocal) }))
        .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? '')),
    };
  });
}
