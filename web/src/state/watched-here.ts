import { keepsPreferences } from './preferences-choice.ts';

// What this browser remembers of a visitor's watching; of a member the account does.

/** Positions in videos: id, seconds, and when (milliseconds), newest first. */
export type ResumeEntry = [id: string, seconds: number, at: number];
/** Videos watched to their end, and when, newest first. */
export type SeenEntry = [id: string, at: number];

const resumeKey = 'player.resume';
const seenKey = 'player.seen';
/** Enough for months of watching at some 60 bytes each. */
export const mostEntries = 200;
/** A long series is seen as a whole. */
const mostSeen = 600;

function parseList(text: string | null): unknown[][] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value.filter(
    (entry) =>
      Array.isArray(entry) &&
      typeof entry[0] === 'string' &&
      entry.slice(1).every((one) => Number.isFinite(one)),
  );
}

/** Reads what was stored, dropping whatever does not look like an entry. */
export const parseEntries = (text: string | null): ResumeEntry[] =>
  (parseList(text).filter(({ length }) => length === 3) as ResumeEntry[]).slice(0, mostEntries);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeEntries(entries: readonly ResumeEntry[]): void {
  if (!keepsPreferences()) return;
  try {
    localStorage.setItem(resumeKey, JSON.stringify(entries));
  } catch {
    // Storage is full or closed: the video starts from the beginning next time.
  }
}

export const readEntries = (): ResumeEntry[] => parseEntries(read(resumeKey));
export const readSeen = (): SeenEntry[] =>
  (parseList(read(seenKey)).filter(({ length }) => length === 2) as SeenEntry[]).slice(0, mostSeen);

/** A video was watched to its end. */
export function noteSeenHere(id: string): void {
  if (!keepsPreferences()) return;
  const others = readSeen().filter(([one]) => one !== id);
  try {
    localStorage.setItem(seenKey, JSON.stringify([[id, Date.now()], ...others].slice(0, mostSeen)));
  } catch {
    // Storage is full or closed: the mark is missing next time.
  }
}
