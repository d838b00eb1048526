/** Moments as the clocks of a time zone show them: server and browser write the same. */
const parts = (timeZone: string, moment: string): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(Date.parse(moment))
      .map(({ type, value }) => [type, value]),
  );

/** `2030-01-31`. */
export function zonedDay(timeZone: string, moment: string): string {
  const { year, month, day } = parts(timeZone, moment);
  return `${year}-${month}-${day}`;
}

/** `2030-01-31T08:00`, as a field for a date and a time has it. */
export function zonedInput(timeZone: string, moment: string | null): string {
  if (moment === null) return '';
  const { hour, minute } = parts(timeZone, moment);
  return `${zonedDay(timeZone, moment)}T${hour}:${minute}`;
}

const words = new Map<string, Intl.DateTimeFormat>();
/** `31 Jan 2030, 08:00`. */
export function zonedMoment(timeZone: string, moment: string): string {
  let format = words.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    words.set(timeZone, format);
  }
  return format.format(Date.parse(moment));
}

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
