/** Seconds as `1:05` or `1:02:03`, with tenths where there are some: `1:05.4`. */
export function clockOf(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
  return tenths % 10 === 0 ? clock : `${clock}.${tenths % 10}`;
}

/** The seconds of such words, or of seconds alone; null if they are none. */
export function secondsOf(words: string): number | null {
  const parts = words.trim().replace(',', '.').split(':');
  if (
    parts.length > 3 ||
    !parts.every((part, at) => /^\d+$/.test(part) || (at === parts.length - 1 && /^\d+(\.\d+)?$/.test(part)))
  )
    return null;
  if (parts.slice(1).some((part) => Number(part) >= 60)) return null;
  return parts.reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
