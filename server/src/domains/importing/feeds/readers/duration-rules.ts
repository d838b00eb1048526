const longest = 7 * 86_400;
const iso = /^P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
const clock = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:\.\d+)?$/;
const plain = /^\d{1,9}(\.\d+)?$/;

/**
 * Seconds of `h:m:s`, `m:s`, `s`, `PT1H2M3S` or a number; null if it is empty, not a duration, or longer than
 * a week.
 */
export function parseDuration(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const seconds = secondsOf(text);
  return seconds === null || seconds <= 0 || seconds > longest ? null : Math.round(seconds);
}

function secondsOf(text: string): number | null {
  if (plain.test(text)) return Number(text);
  const byClock = clock.exec(text);
  if (byClock) {
    const [hours, minutes, seconds] = byClock.slice(1).map((part) => Number(part ?? 0)) as [
      number,
      number,
      number,
    ];
    return seconds > 59 || (byClock[1] !== undefined && minutes > 59)
      ? null
      : hours * 3600 + minutes * 60 + seconds;
  }
  const byIso = iso.exec(text);
  if (!byIso || byIso.slice(1).every((part) => part === undefined)) return null;
  const [days, hours, minutes, seconds] = byIso.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
}

/** `1:02:03` or `2:03`; empty for null. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '';
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
