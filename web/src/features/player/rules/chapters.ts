/** A section of the seek bar, in seconds. Without chapters there is one, without a title. */
export interface Segment {
  start: number;
  end: number;
  title: string | null;
}

/**
 * Divides a duration at the starts of its chapters. What lies before the first chapter is a section without a title.
 */
export function segmentsOf(
  chapters: readonly { start: number; title: string }[],
  duration: number,
): Segment[] {
  const inside = chapters
    .filter(({ start }) => start >= 0 && start < duration)
    .toSorted((a, b) => a.start - b.start);
  if (inside.length === 0) return [{ start: 0, end: duration, title: null }];
  const segments: Segment[] = inside.map(({ start, title }, index) => ({
    start,
    end: inside[index + 1]?.start ?? duration,
    title,
  }));
  if (segments[0]!.start > 0) segments.unshift({ start: 0, end: segments[0]!.start, title: null });
  return segments.filter(({ start, end }) => end > start);
}

export const segmentAt = (segments: readonly Segment[], time: number): Segment | null =>
  segments.findLast(({ start }) => start <= time) ?? segments[0] ?? null;

/** How much of a segment lies before `time`, 0 to 1. */
export const shareBefore = ({ start, end }: Segment, time: number): number =>
  Math.min(1, Math.max(0, (time - start) / (end - start)));
