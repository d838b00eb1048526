export { isTimeZone } from '../../kit/time-zone.ts';

/** A day and an hour of advertising, in the time zone that the operator sells by. */
export interface AdMoment {
  /** 2030-01-31 */
  readonly day: string;
  /** From Sunday, 0. */
  readonly weekday: number;
  readonly hour: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts });
    formats.set(timeZone, format);
  }
  return format;
}

/** Offsets change by quarters of an hour: within one, day and hour are the same. */
const quarter = 900_000;
const latest = new Map<string, { quarter: number; moment: AdMoment }>();

/** Which day and hour it is there. `at`: milliseconds since 1970. */
export function adMoment(timeZone: string, at: number): AdMoment {
  const now = Math.floor(at / quarter);
  const before = latest.get(timeZone);
  if (before?.quarter === now) return before.moment;
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${part.year}-${part.month}-${part.day}`;
  const moment = {
    day,
    weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
    hour: Number(part.hour),
  };
  latest.set(timeZone, { quarter: now, moment });
  return moment;
}
