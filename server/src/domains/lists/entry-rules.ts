import type { Input } from '#contract/calls.ts';
import type { ListEntry } from '#contract/lists.ts';
import type { ListStatus } from '#contract/work-words.ts';
import { badInput } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/clean-text.ts';
import { isDay } from '../../kit/dates.ts';

/** What a member says of a work, before it is stored. */
export type Entry = Omit<ListEntry, 'updated_at'>;

export const emptyEntry: Entry = {
  status: 'planned',
  score: null,
  notes: null,
  started_on: null,
  finished_on: null,
  episodes_seen: 0,
  rewatches: 0,
  tells_of_new: false,
  told_language: null,
};

/** Statuses in which new episodes are of interest. */
export const followingStatuses: readonly ListStatus[] = ['planned', 'watching', 'rewatching'];

function dayOf(field: string, day: string | null): string | null {
  const typed = day?.trim() || null;
  if (typed !== null && (!isDay(typed) || !/^(19|20|21)/.test(typed)))
    throw badInput(field, 'Write the day as 2026-11-27.');
  return typed;
}

/** What stands after a member's own word. Throws `badInput`. */
export function changedEntry(before: Entry | null, input: Input<'save_list_entry'>): Entry {
  const entry = before ?? emptyEntry;
  const status = input.p_status ?? entry.status;
  // Whoever begins to watch wants to hear of what comes, unless they say otherwise.
  const begins = status === 'watching' && (before === null || before.status === 'planned');
  const after: Entry = {
    status,
    score: input.p_score === undefined ? entry.score : input.p_score,
    notes: input.p_notes === undefined ? entry.notes : cleanText(input.p_notes ?? '') || null,
    started_on:
      input.p_started_on === undefined ? entry.started_on : dayOf('p_started_on', input.p_started_on),
    finished_on:
      input.p_finished_on === undefined ? entry.finished_on : dayOf('p_finished_on', input.p_finished_on),
    episodes_seen: input.p_episodes_seen ?? entry.episodes_seen,
    rewatches: input.p_rewatches ?? entry.rewatches,
    tells_of_new: input.p_tells_of_new ?? (begins || entry.tells_of_new),
    told_language: input.p_told_language === undefined ? entry.told_language : input.p_told_language,
  };
  if (after.started_on !== null && after.finished_on !== null && after.finished_on < after.started_on)
    throw badInput('p_finished_on', 'This is before the day you started.');
  return after;
}

/** Where in its work an episode stands that was watched to the end. */
export interface Watched {
  /** Among regular episodes; null: it is a special. */
  place: number | null;
  /** Nothing comes after it: the work is finished. */
  isLast: boolean;
}

/**
 * What stands after an episode was watched to the end; null: nothing changes. A member's own word stays: what they put on
 * hold or dropped does not move, scores and notes never do, and days are only filled in where there are none.
 */
export function afterWatching(before: Entry | null, { place, isLast }: Watched, today: string): Entry | null {
  if (place === null) return null;
  const entry = before ?? emptyEntry;
  switch (entry.status) {
    case 'on_hold':
    case 'dropped':
      return null;
    case 'completed':
      if (place !== 1) return null;
      // A film is begun and over at once.
      return isLast
        ? { ...entry, rewatches: entry.rewatches + 1 }
        : { ...entry, status: 'rewatching', tells_of_new: entry.tells_of_new };
    case 'rewatching':
      return isLast ? { ...entry, status: 'completed', rewatches: entry.rewatches + 1 } : null;
    default: {
      const after: Entry = {
        ...entry,
        status: isLast ? 'completed' : 'watching',
        started_on: entry.started_on ?? today,
        finished_on: entry.finished_on ?? (isLast ? today : null),
        episodes_seen: Math.max(entry.episodes_seen, place),
        tells_of_new: entry.tells_of_new || entry.status === 'planned',
      };
      return isSame(entry, after) ? null : after;
    }
  }
}

const names = Object.keys(emptyEntry) as (keyof Entry)[];
export const isSame = (one: Entry, other: Entry): boolean => names.every((name) => one[name] === other[name]);
