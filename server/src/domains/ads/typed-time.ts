import { badInput } from '../../kit/app-error.ts';
import { isDay } from '../../kit/dates.ts';
import { adMoment } from './ad-time.ts';

const dayMilliseconds = 86_400_000;
const earliestYear = 2000;
const latestYear = 2199;
const form =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.\d{1,9})?)?(?<offset>Z|[+-]\d{2}:?\d{2})?)?$/;

interface Typed {
  day: string;
  /** Null: only a day was named. */
  clock: string | null;
  offset: string | null;
}

function readTyped(text: string): Typed | null {
  const parts = form.exec(text.trim())?.groups;
  if (!parts?.day || !isDay(parts.day)) return null;
  const year = Number(parts.day.slice(0, 4));
  if (year < earliestYear || year > latestYear) return null;
  const { hour, minute, second = '00', offset = null } = parts;
  return { day: parts.day, clock: hour === undefined ? null : `${hour}:${minute}:${second}`, offset };
}

const withColon = (offset: string): string => offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
const exact = ({ day, clock, offset }: Typed): number =>
  Date.parse(`${day}T${clock}${withColon(offset ?? 'Z')}`);

/** What a clock there shows at a moment, as if it were UTC. */
function wallAt(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    ...{
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    },
  } as const).formatToParts(moment);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The moment at which a clock there shows it. An hour that summer time leaves out is the one after it. */
function momentOfWall(timeZone: string, wall: number): number {
  const first = wall - (wallAt(timeZone, wall) - wall);
  return wall - (wallAt(timeZone, first) - first);
}

/** When a day begins there, in milliseconds since 1970. */
export const dayBegins = (timeZone: string, day: string): number =>
  momentOfWall(timeZone, Date.parse(`${day}T00:00:00Z`));
/** When it is over there. */
export const dayEnds = (timeZone: string, day: string): number =>
  momentOfWall(timeZone, Date.parse(`${day}T00:00:00Z`) + dayMilliseconds);

/**
 * The day that somebody means by a day or a moment; null: none. A moment with an offset is on the day that it is there. Throws
 * `badInput` naming the field.
 */
export function readAdDay(field: string, typed: string | null, timeZone: string): string | null {
  if (typed === null || typed.trim() === '') return null;
  const read = readTyped(typed);
  const moment = read?.offset ? exact(read) : 0;
  if (!read || Number.isNaN(moment)) throw badInput(field, 'Enter a day like 2030-01-31.');
  return read.offset ? adMoment(timeZone, moment).day : read.day;
}

/**
 * The moment that somebody means; null: none. Without an offset it is meant there, and a day alone is its beginning, or as an end
 * its end. Throws `badInput` naming the field.
 */
export function readAdMoment(
  field: string,
  typed: string | null,
  timeZone: string,
  isEnd: boolean,
): Date | null {
  if (typed === null || typed.trim() === '') return null;
  const read = readTyped(typed);
  const moment = !read
    ? Number.NaN
    : read.clock === null
      ? (isEnd ? dayEnds : dayBegins)(timeZone, read.day)
      : read.offset
        ? exact(read)
        : momentOfWall(timeZone, exact(read));
  if (Number.isNaN(moment))
    throw badInput(field, 'Enter a moment like 2030-01-31T08:00, or a day like 2030-01-31.');
  return new Date(moment);
}
