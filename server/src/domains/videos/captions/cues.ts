/** What is said from `start` to `end`, in milliseconds. */
export interface Cue {
  start: number;
  end: number;
  /** With WebVTT's harmless tags. */
  text: string;
  /** Where it stands in the picture, as WebVTT says it; empty: at the bottom. */
  settings: string;
}
/** A cue as a file has it, and its line there. */
export interface RawCue {
  line: number;
  start: number | null;
  end: number | null;
  lines: readonly string[];
  settings: string;
}

const hour = 3_600_000;
/** Longer than any film. */
export const latestTime = 100 * hour;

/** Milliseconds of `01:02:03.004`, `02:03,004` or `1:02:03.04`; null: it is no time. */
export function readTime(text: string): number | null {
  const match = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/.exec(text.trim());
  if (match === null) return null;
  const [, hours = '0', minutes = '', seconds = '', part = ''] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (
    Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(part.padEnd(3, '0'))
  );
}

export function timeText(milliseconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(milliseconds / hour)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}.${rest}`;
}
