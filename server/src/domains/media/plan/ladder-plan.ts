import type { FrameRate, SourceFacts, VideoFacts } from '../source/source-facts.ts';
import type { EncodingChoice } from './encoding-choice.ts';
import { type RungSettings, standardSettings } from './rung-settings.ts';

/** Seconds of a segment. */
export const segmentSeconds = 4;
const standardRungs = [240, 360, 480, 720, 1080];
/** The rung to watch while the others are made. */
const firstRung = 360;

export interface Rung extends RungSettings {
  /** `720p`: by the short side, as people call it. Also its folder. */
  name: string;
  /** Short side in the ladder's terms. */
  rung: number;
  width: number;
  height: number;
}
export interface Cut {
  /** Seconds. */
  start: number;
  end: number;
}
export interface LadderPlan {
  durationSeconds: number;
  frameRate: FrameRate;
  /** Frames between keyframes; the same in every rung, so that segments begin together. */
  keyframeInterval: number;
  first: Rung;
  /** The other rungs, lowest first. */
  rest: Rung[];
  /** `muxed`: one track, in every rung; `renditions`: several, each on its own. */
  audio: 'none' | 'muxed' | 'renditions';
  storyboard: {
    interval: number;
    frames: number;
    columns: number;
    rows: number;
    width: number;
    height: number;
  };
  preview: { cuts: Cut[]; width: number; height: number; frameRate: FrameRate };
  /** Times of the thumbnail candidates, spread over this many seconds, and their size. */
  stills: { times: number[]; seconds: number; width: number; height: number; byJumping: boolean };
}

const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
const evenDown = (length: number): number => Math.max(2, Math.floor(length / 2) * 2);

/**
 * A size with the same aspect ratio whose short side is `short`, in even pixels, never larger than the
 * source.
 */
export function sizeAt(
  video: Pick<VideoFacts, 'width' | 'height'>,
  short: number,
): { width: number; height: number } {
  const scale = Math.min(1, short / Math.min(video.width, video.height));
  if (scale === 1) return { width: evenDown(video.width), height: evenDown(video.height) };
  return video.width >= video.height
    ? { width: even(video.width * scale), height: evenDown(short) }
    : { width: evenDown(short), height: even(video.height * scale) };
}

/** A size with the same aspect ratio inside a square of `long`. */
const sizeWithin = (
  video: Pick<VideoFacts, 'width' | 'height'>,
  long: number,
): { width: number; height: number } => {
  const scale = Math.min(1, long / Math.max(video.width, video.height));
  return { width: evenDown(video.width * scale), height: evenDown(video.height * scale) };
};

const rateOf = ({ num, den }: FrameRate): number => num / den;
/** Rates to which a variable source may be converted. */
const steadyRates: FrameRate[] = [
  { num: 10, den: 1 },
  { num: 12, den: 1 },
  { num: 15, den: 1 },
  { num: 24000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30000, den: 1001 },
  { num: 30, den: 1 },
  { num: 48, den: 1 },
  { num: 50, den: 1 },
  { num: 60000, den: 1001 },
  { num: 60, den: 1 },
];

/** The steady rate of every rung: the source's if it is steady and sensible, else the nearest common one. */
export function steadyFrameRate(video: Pick<VideoFacts, 'frameRate' | 'variableFrameRate'>): FrameRate {
  const rate = rateOf(video.frameRate);
  if (!video.variableFrameRate && rate >= 5 && rate <= 60.5) return video.frameRate;
  if (rate > 60.5) {
    const half = { num: video.frameRate.num, den: video.frameRate.den * 2 };
    return !video.variableFrameRate && rateOf(half) <= 60.5 ? half : { num: 60, den: 1 };
  }
  return steadyRates.reduce((best, next) =>
    Math.abs(rateOf(next) - rate) < Math.abs(rateOf(best) - rate) ? next : best,
  );
}

function rungOf(video: VideoFacts, short: number, frameRate: FrameRate, settings: RungSettings): Rung {
  const faster = Math.max(1, rateOf(frameRate) / 30) ** 0.75;
  const { preset, tuning, crf, maxrate } = settings;
  return {
    ...{ name: `${short}p`, rung: short, ...sizeAt(video, short) },
    ...{ preset, tuning, crf, maxrate: Math.round(maxrate * faster) },
  };
}

/**
 * Heights of the ladder, lowest first: up to the source's short side; a smaller source has one rung, its own.
 */
export function rungHeights(
  video: Pick<VideoFacts, 'width' | 'height'>,
  extraRungs: readonly number[],
): number[] {
  const short = Math.min(video.width, video.height);
  const heights = [...standardRungs, ...extraRungs].sort((a, b) => a - b).filter((height) => height <= short);
  return heights.length > 0 ? heights : [evenDown(short)];
}

/** How long there is something to see: sound may go on long after the last picture. */
function picturedSeconds({ video, durationSeconds }: SourceFacts): number {
  const picture = video?.durationSeconds ?? durationSeconds;
  return picture < durationSeconds * 0.9 - 1 ? picture : durationSeconds;
}

/**
 * Everything decided about a video before work begins. The source has passed the rules and contains video. `choice`: what was
 * seen of it since; the first rung and whatever comes with it do not depend on that.
 */
export function planLadder(
  source: SourceFacts,
  extraRungs: readonly number[] = [],
  choice: EncodingChoice | null = null,
): LadderPlan {
  const video = source.video!;
  const frameRate = steadyFrameRate(video);
  const pictured = picturedSeconds(source);
  const heights = rungHeights(video, extraRungs);
  const firstHeight = heights.findLast((height) => height <= firstRung) ?? heights[0]!;
  const rest =
    choice?.rungs ??
    heights.filter((height) => height !== firstHeight).map((rung) => ({ rung, ...standardSettings(rung) }));
  return {
    durationSeconds: source.durationSeconds,
    frameRate,
    // Rounded up: a segment is cut at the first keyframe that is not before its end.
    keyframeInterval: Math.ceil(rateOf(frameRate) * segmentSeconds - 1e-6),
    first: rungOf(video, firstHeight, frameRate, standardSettings(firstHeight)),
    rest: rest.map((settings) => rungOf(video, settings.rung, frameRate, settings)),
    audio: source.audio.length === 0 ? 'none' : source.audio.length === 1 ? 'muxed' : 'renditions',
    storyboard: planStoryboard(video, pictured),
    preview: planPreview(video, pictured, frameRate, firstHeight),
    stills: planStills(video, pictured),
  };
}

/** Short sides of all rungs of a plan, lowest first. */
export const ladderHeights = ({ first, rest }: Pick<LadderPlan, 'first' | 'rest'>): number[] =>
  [first, ...rest].map(({ rung }) => rung).sort((a, b) => a - b);

export function planStoryboard(
  video: Pick<VideoFacts, 'width' | 'height'>,
  duration: number,
): LadderPlan['storyboard'] {
  const interval = [1, 2, 5].find((seconds) => duration / seconds <= 200) ?? 10;
  // A remainder shorter than a quarter of a picture's time belongs to the one before.
  const frames = Math.max(1, Math.ceil(duration / interval - 0.25));
  return {
    interval,
    frames,
    columns: Math.min(10, frames),
    rows: Math.min(10, Math.ceil(frames / 10)),
    ...sizeWithin(video, 160),
  };
}

/** Six short cuts from the video; from a very short one its beginning. */
export function planPreview(
  video: VideoFacts,
  duration: number,
  frameRate: FrameRate,
  firstHeight: number,
): LadderPlan['preview'] {
  const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
  const count = 6;
  const length = 1.1;
  const cuts =
    duration < count * length * 1.5
      ? [{ start: 0, end: round(Math.min(duration, 5)) }]
      : Array.from({ length: count }, (_, index) => {
          // Neither titles nor credits: from 8 % to 92 %.
          const start = duration * 0.08 + ((duration * 0.84 - length) * index) / (count - 1);
          return { start: round(start), end: round(start + length) };
        });
  const rate = rateOf(frameRate);
  return {
    cuts,
    // Made from the first rung, so never larger.
    ...sizeAt(video, Math.min(270, firstHeight)),
    frameRate: rate > 31 ? { num: frameRate.num, den: frameRate.den * 2 } : frameRate,
  };
}

export function planStills(
  video: Pick<VideoFacts, 'width' | 'height'>,
  duration: number,
): LadderPlan['stills'] {
  const times = [1, 3, 5, 7, 9, 11]
    .map((twelfth) => twelfth / 12)
    .map((share) => Math.round(duration * share * 1000) / 1000);
  // A long video has enough keyframes, and they cost a tenth of an exact frame.
  return { times, seconds: duration, ...sizeWithin(video, 1280), byJumping: duration > 12 };
}
