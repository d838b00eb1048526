import * as texts from '../texts/common.ts';
import { formatDate } from './format.ts';

const dayMs = 86_400_000;
const dayOf = (time: number): number => Math.floor(time / dayMs);

/** The day of a moment, as people say it. Days are in UTC, like all dates on the pages. */
export function dayName(moment: string, now: number): string {
  const days = dayOf(now) - dayOf(Date.parse(moment));
  if (days === 0) return texts.today;
  return days === 1 ? texts.yesterday : formatDate(moment);
}
