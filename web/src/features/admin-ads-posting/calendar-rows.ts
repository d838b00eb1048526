import type { AdPosting } from '#contract/ad-shapes.ts';
import { dayAfter, zonedDay } from '../../lib/zoned.ts';

export const calendarDays = 28;

/** Where a calendar begins: on the day that was asked for, else on the Monday of this week. */
export function firstDay(asked: string | null, today: string): string {
  const time = /^20\d{2}-\d{2}-\d{2}$/.test(asked ?? '') ? Date.parse(String(asked)) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString().slice(0, 10);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return dayAfter(today, -((weekday + 6) % 7));
}

/** A posting as the sheet draws it: from one day to another, counted from the first one, in a lane of its row. */
export interface Bar {
  posting: AdPosting;
  first: number;
  last: number;
  lane: number;
}
export interface CalendarRow {
  placementId: string;
  placementName: string;
  bars: Bar[];
}

const dayMilliseconds = 86_400_000;
const distance = (from: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / dayMilliseconds);

/** The rows of a sheet of days: placements by name, and in each its postings in as few lanes as it takes. */
export function rowsOf(
  postings: readonly AdPosting[],
  from: string,
  days: number,
  timeZone: string,
): CalendarRow[] {
  const rows = new Map<string, CalendarRow>();
  const placed = postings
    .map((posting) => {
      const { runs_from: start, runs_until: end } = posting;
      const first = start === null ? 0 : distance(from, zonedDay(timeZone, start));
      // The last moment that still belongs to it.
      const until = end === null ? null : new Date(Date.parse(end) - 1).toISOString();
      const last = until === null ? days - 1 : distance(from, zonedDay(timeZone, until));
      return { posting, first: Math.max(0, first), last: Math.min(days - 1, last) };
    })
    .filter(({ first, last }) => last >= first)
    .sort((one, other) => one.first - other.first || other.last - one.last);
  for (const bar of placed) {
    const { placement_id: id, placement_name: name } = bar.posting;
    const row = rows.get(id) ?? { placementId: id, placementName: name, bars: [] };
    rows.set(id, row);
    const lanes = Math.max(-1, ...row.bars.map(({ lane }) => lane)) + 1;
    const free = Array.from({ length: lanes }, (_, lane) => lane).find((lane) =>
      row.bars.every((other) => other.lane !== lane || other.last < bar.first),
    );
    row.bars.push({ ...bar, lane: free ?? lanes });
  }
  return [...rows.values()].sort((one, other) => one.placementName.localeCompare(other.placementName, 'en'));
}
