/** The region of a sprite sheet that shows the video from `start` to `end` (seconds). Pixels of the sheet. */
export interface StoryboardFrame {
  start: number;
  end: number;
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const timing = /^\s*(\d[\d:.]*)\s+-->\s+(\d[\d:.]*)/;
const region = /#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)\s*$/;

/** `hh:mm:ss.mmm` or `mm:ss.mmm` in seconds. */
function seconds(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Reads a WebVTT storyboard; `base` is its own address. Cues without a valid region are left out. */
export function parseStoryboard(text: string, base: string): StoryboardFrame[] {
  const frames: StoryboardFrame[] = [];
  let span: { start: number; end: number } | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const times = timing.exec(line);
    if (times) {
      span = { start: seconds(times[1]!), end: seconds(times[2]!) };
      continue;
    }
    const area = span && region.exec(line);
    if (!span || !area) continue;
    const [x, y, width, height] = area.slice(1).map(Number) as [number, number, number, number];
    if (width > 0 && height > 0 && span.end > span.start) {
      const url = new URL(line.slice(0, area.index).trim(), base).href;
      frames.push({ ...span, url, x, y, width, height });
    }
    span = null;
  }
  return frames.sort((a, b) => a.start - b.start);
}

/** The frame that shows `time`; past the last one, the last. */
export function frameAt(frames: readonly StoryboardFrame[], time: number): StoryboardFrame | null {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (frames[middle]!.start <= time) low = middle;
    else high = middle - 1;
  }
  return frames[low] ?? null;
}
