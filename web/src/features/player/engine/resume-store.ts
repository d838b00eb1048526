/** Where a video was left: id, seconds, and when (milliseconds), newest first. */
export type ResumeEntry = [id: string, seconds: number, at: number];

const storageKey = 'player.resume';
/** Enough for months of watching at some 60 bytes each. */
const mostEntries = 200;
/** The last part is credits: who stopped there has seen it. */
const endShare = 0.05;

/** Whether a position is worth returning to: not the very beginning, and not the last 5 %. */
export function isWorthKeeping(seconds: number, duration: number): boolean {
  if (!(duration > 0) || !(seconds > 0)) return false;
  return seconds >= Math.min(10, duration * 0.05) && seconds <= duration * (1 - endShare);
}

export function withPosition(
  entries: readonly ResumeEntry[],
  id: string,
  seconds: number,
  duration: number,
  now: number,
): ResumeEntry[] {
  const others = entries.filter((entry) => entry[0] !== id);
  if (!isWorthKeeping(seconds, duration)) return others;
  const entry: ResumeEntry = [id, Math.round(seconds * 10) / 10, now];
  return [entry, ...others].slice(0, mostEntries);
}

/** Reads what was stored, dropping whatever does not look like an entry. */
export function parseEntries(text: string | null): ResumeEntry[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value
    .filter(
      (entry): entry is ResumeEntry =>
        Array.isArray(entry) &&
        typeof entry[0] === 'string' &&
        Number.isFinite(entry[1]) &&
        Number.isFinite(entry[2]),
    )
    .slice(0, mostEntries);
}

/** Seconds to go on from, or 0. */
export function positionOf(id: string): number {
  return readEntries().find((entry) => entry[0] === id)?.[1] ?? 0;
}

export function keepPosition(id: string, seconds: number, duration: number): void {
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify(withPosition(readEntries(), id, seconds, duration, Date.now())),
    );
  } catch {
    // Storage is full or closed: the video starts from its beginning next time.
  }
}

function readEntries(): ResumeEntry[] {
  try {
    return parseEntries(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}
