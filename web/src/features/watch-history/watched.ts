import type { WatchedCard } from '#contract/watching.ts';
import { dayName } from '../../lib/day-name.ts';
import { formatDuration } from '../../lib/format.ts';
import { type CardModel, toCard } from '../../page/video-card.ts';

export interface WatchedVideo {
  card: CardModel;
  /** How far it was watched, 0 to 1; null if there is nothing to resume. */
  share: number | null;
  /** Where it resumes, e.g. `12:03`. */
  stoppedAt: string | null;
}

export interface WatchedDay {
  name: string;
  videos: WatchedVideo[];
}

/** A row of the history as lists draw it. */
export const toWatched = (row: WatchedCard): WatchedVideo => ({
  card: toCard(row),
  share:
    row.position_seconds !== null && row.duration_seconds
      ? Math.min(1, row.position_seconds / row.duration_seconds)
      : null,
  stoppedAt: row.position_seconds === null ? null : formatDuration(row.position_seconds),
});

/** What was watched, given latest first, grouped by day. */
export function byDays(rows: readonly WatchedCard[], now: number): WatchedDay[] {
  const days: WatchedDay[] = [];
  for (const row of rows) {
    const name = dayName(row.watched_at, now);
    const last = days.at(-1);
    if (last?.name === name) last.videos.push(toWatched(row));
    else days.push({ name, videos: [toWatched(row)] });
  }
  return days;
}
