const quarter = 900_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const latest = new Map<string, { quarter: number; ahead: number }>();

/**
 * A moment as the clocks of a time zone show it, in milliseconds since 1970 as if they showed UTC. Offsets change
 * by quarters of an hour.
 */
export function localTime(timeZone: string, at: number): number {
  const now = Math.floor(at / quarter);
  let found = latest.get(timeZone);
  if (found?.quarter !== now) {
    let format = formats.get(timeZone);
    if (!format) {
      const two = '2-digit';
      const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two } as const;
      format = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts });
      formats.set(timeZone, format);
    }
    const part = Object.fromEntries(
      format.formatToParts(now * quarter).map(({ type, value }) => [type, value]),
    );
    const shown = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00Z`);
    found = { quarter: now, ahead: shown - now * quarter };
    latest.set(timeZone, found);
  }
  return at + found.ahead;
}
