import type { Playback } from '#contract/videos.ts';

type Chapter = Playback['chapters'][number];

/** `12:34 The chase`, also as an item of a list, with the time in brackets, or with a dash between them. */
const line = /^[\s\-–—•*]*[([]?(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)[)\]]?[\s\-–—:|]+(\S.*)$/u;
const longestTitle = 100;
/** One line that begins with a time may be anything. */
const fewest = 2;

/** The chapters of a description: its lines that begin with times, if these rise and lie within the video. */
export function chaptersOfText(text: string | null, duration: number | null): Chapter[] {
  const chapters: Chapter[] = [];
  for (const written of (text ?? '').split('\n')) {
    const [, hours, minutes, seconds, title] = line.exec(written) ?? [];
    if (title === undefined || (hours !== undefined && Number(minutes) > 59)) continue;
    const start = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (start <= (chapters.at(-1)?.start ?? -1) || (duration !== null && start >= duration)) return [];
    chapters.push({ start, title: title.trim().slice(0, longestTitle) });
  }
  return chapters.length < fewest ? [] : chapters;
}

/** A description without its chapters: what people read of it, where it does not stand beside the player. */
export function withoutChapters(text: string): string {
  if (chaptersOfText(text, null).length === 0) return text;
  return text
    .split('\n')
    .filter((written) => !line.test(written))
    .join('\n')
    .trim();
}
