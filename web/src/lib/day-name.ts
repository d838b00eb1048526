import * as texts from '../texts/common.ts';
import { formatDate } from './format.ts';

const dayMs = 86_400_000;

/**
 * A moment by the reader's clock, or in UTC like all dates of the pages; so that what the server wrote comes to life as it
 * is, it is `isLocal` only once it has.
 */
const clockOf = (moment: string | number, isLocal: boolean): Date => {
  const time = new Date(moment);
  return isLocal ? new Date(time.getTime() - time.getTimezoneOffset() * 60_000) : time;
};
const dayOf = (moment: string | number, isLocal: boolean): number =>
  Math.floor(clockOf(moment, isLocal).getTime() / dayMs);

/** Whether two moments are of one day. */
export const isSameDay = (one: string, other: string, isLocal = false): boolean =>
  dayOf(one, isLocal) === dayOf(other, isLocal);

/** The day of a moment, as people say it. */
export function dayName(moment: string, now: number, isLocal = false): string {
  const days = dayOf(now, isLocal) - dayOf(moment, isLocal);
  if (days === 0) return texts.today;
  return days === 1 ? texts.yesterday : formatDate(clockOf(moment, isLocal).toISOString());
}

/** `14:05`. */
export const clockTime = (moment: string, isLocal: boolean): string =>
  clockOf(moment, isLocal).toISOString().slice(11, 16);
