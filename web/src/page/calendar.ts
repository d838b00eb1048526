import type { AiringEpisode } from '#contract/browsing-works.ts';
import { dayAfter } from '../lib/zoned.ts';
import * as paths from '../paths.ts';
import { toWorkTile, type WorkTileModel } from './work-card.ts';
import { episodeName } from './work-words.ts';

export interface AiringModel {
  id: string;
  work: WorkTileModel;
  episode: string;
  title: string | null;
  /** Where it can be watched; null: it is not here yet. */
  watch: string | null;
}
export interface CalendarDay {
  /** `2026-11-27`. */
  day: string;
  name: string;
  date: string;
  airing: AiringModel[];
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The seven days from a Monday on, with what airs on each. */
export function toCalendar(monday: string, episodes: readonly AiringEpisode[]): CalendarDay[] {
  const byDay = Map.groupBy(episodes, ({ aired_on }) => aired_on);
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayAfter(monday, index);
    const time = Date.parse(`${day}T00:00:00Z`);
    return {
      day,
      name: weekday.format(time),
      date: date.format(time),
      airing: (byDay.get(day) ?? []).map((one) => ({
        id: one.id,
        work: toWorkTile(one.work),
        episode: episodeName(one),
        title: one.title,
        watch: one.video_slug === null ? null : paths.watch(one.video_slug),
      })),
    };
  });
}
