import type { Input } from '#contract/calls.ts';
import { badInput } from '../../../kit/app-error.ts';
import { readAdMoment } from '../typed-time.ts';

/** When a posting runs, and how it ranks. */
export interface PostingTimes {
  start: Date | null;
  end: Date | null;
  priority: number;
  /** Null: always. */
  days: number[] | null;
  hours: number[] | null;
}
type Typed = Omit<Partial<Input<'update_ad_posting'>>, 'p_id'>;

const nothing: PostingTimes = { start: null, end: null, priority: 0, days: null, hours: null };

/** In their order; all of them are always. */
function readSome(field: string, typed: number[] | null, all: number, what: string): number[] | null {
  if (typed === null || typed.length === all) return null;
  if (typed.length === 0) throw badInput(field, `Choose at least one ${what}, or all of them for always.`);
  return typed.toSorted((one, other) => one - other);
}

/** Times with what somebody typed over what they were; `before` null: a new posting. Throws `badInput` naming the field. */
export function readTimes(typed: Typed, before: PostingTimes | null, timeZone: string): PostingTimes {
  const old = before ?? nothing;
  const { p_start_time: start, p_end_time: end, p_days_of_week: days, p_hours_of_day: hours } = typed;
  const read: PostingTimes = {
    start: start === undefined ? old.start : readAdMoment('p_start_time', start, timeZone, false),
    end: end === undefined ? old.end : readAdMoment('p_end_time', end, timeZone, true),
    priority: typed.p_priority === undefined ? old.priority : (typed.p_priority ?? 0),
    days: days === undefined ? old.days : readSome('p_days_of_week', days, 7, 'day'),
    hours: hours === undefined ? old.hours : readSome('p_hours_of_day', hours, 24, 'hour'),
  };
  if (read.start !== null && read.end !== null && read.end <= read.start)
    throw badInput('p_end_time', 'It ends before it starts.');
  return read;
}
