/** What the ladder offers. `index` is the position in the stream's own list of levels. */
export interface QualityOption {
  index: number;
  /** Lines of the short side: a portrait video of 1080 × 1920 is 1080p too. */
  lines: number;
  label: string;
}

interface Level {
  width: number;
  height: number;
  bitrate: number;
}

/** One option per number of lines (with the highest bit rate), highest first. */
export function qualityOptions(levels: readonly Level[]): QualityOption[] {
  const best = new Map<number, number>();
  levels.forEach(({ width, height, bitrate }, index) => {
    const lines = Math.min(width || height, height);
    if (!lines) return;
    const known = best.get(lines);
    if (known === undefined || levels[known]!.bitrate < bitrate) best.set(lines, index);
  });
  return [...best]
    .map(([lines, index]) => ({ index, lines, label: `${lines}p` }))
    .sort((a, b) => b.lines - a.lines);
}

/** The option for a remembered number of lines: the same, else the next lower, else the lowest; null for Auto. */
export function optionFor(options: readonly QualityOption[], lines: number | null): QualityOption | null {
  if (lines === null || options.length === 0) return null;
  return options.find((option) => option.lines <= lines) ?? options.at(-1)!;
}

export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The speed some steps away, within what is offered. */
export function speedBy(rate: number, steps: number): number {
  const nearest = speeds.reduce(
    (best, speed, index) => (Math.abs(speed - rate) < Math.abs(speeds[best]! - rate) ? index : best),
    0,
  );
  return speeds[Math.min(speeds.length - 1, Math.max(0, nearest + steps))]!;
}
