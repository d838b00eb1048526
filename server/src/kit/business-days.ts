import { dayOf } from './dates.ts';

const dayMilliseconds = 86_400_000;
const sunday = 0;
const saturday = 6;

const utc = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const weekday = (moment: number): number => new Date(moment).getUTCDay();

/** The nth of a weekday in a month; `n` below 0 counts from its end. */
function nth(n: number, day: number, year: number, month: number): number {
  if (n < 0) {
    const last = utc(year, month + 1, 0);
    return last - ((weekday(last) - day + 7) % 7) * dayMilliseconds;
  }
  const first = utc(year, month, 1);
  return first + (((day - weekday(first) + 7) % 7) + (n - 1) * 7) * dayMilliseconds;
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observed(moment: number): number {
  const day = weekday(moment);
  return day === saturday ? moment - dayMilliseconds : day === sunday ? moment + dayMilliseconds : moment;
}

const monday = 1;
const thursday = 4;

/** Days on which US federal offices are closed for a holiday of this year (5 U.S.C. § 6103), as `YYYY-MM-DD`. */
export const federalHolidays = (year: number): string[] =>
  [
    observed(utc(year, 1, 1)),
    nth(3, monday, year, 1),
    nth(3, monday, year, 2),
    nth(-1, monday, year, 5),
    observed(utc(year, 6, 19)),
    observed(utc(year, 7, 4)),
    nth(1, monday, year, 9),
    nth(2, monday, year, 10),
    observed(utc(year, 11, 11)),
    nth(4, thursday, year, 11),
    observed(utc(year, 12, 25)),
  ].map(dayOf);

const isWeekend = (moment: number): boolean => [sunday, saturday].includes(weekday(moment));

/** Monday to Friday, without US federal holidays. */
export const isBusinessDay = (day: string): boolean => {
  const moment = Date.parse(day);
  const year = Number(day.slice(0, 4));
  // New Year's Day may be observed in the year before.
  return !isWeekend(moment) && ![...federalHolidays(year), ...federalHolidays(year + 1)].includes(day);
};

/** When that many business days after the day of a moment have passed: 0 o'clock UTC after the last of them. */
export function afterBusinessDays(count: number, from: number): number {
  let day = Date.parse(dayOf(from));
  for (let passed = 0; passed < count; ) {
    day += dayMilliseconds;
    if (isBusinessDay(dayOf(day))) passed++;
  }
  return day + dayMilliseconds;
}
