import type { FrameRate } from '../source/source-facts.ts';
import { wantedLikeness } from './generation-rules.ts';

export interface GenerationRung {
  /** `720p-av1`. Also its folder. */
  name: string;
  /** `720p`: the rendition of the first generation that it stands beside. */
  beside: string;
  width: number;
  height: number;
  crf: number;
  /** kbit/s. */
  maxrate: number;
}
export interface GenerationPlan {
  frameRate: FrameRate;
  /** Frames between keyframes: as in the first generation, so that segments of both begin together. */
  keyframeInterval: number;
  durationSeconds: number;
  /** Which making of it this is. */
  edition: number;
  /** Lowest first. */
  rungs: GenerationRung[];
  /** Moments that are looked at, each at the start of a segment. */
  moments: { segment: number; start: number; frames: number }[];
}

/** Where the search for a rung's quality begins, by its short side; small pictures show more of what is lost. */
const qualities: { upTo: number; crf: number; maxrate: number }[] = [
  { upTo: 240, crf: 33, maxrate: 900 },
  { upTo: 360, crf: 35, maxrate: 1600 },
  { upTo: 480, crf: 37, maxrate: 2600 },
  { upTo: 720, crf: 39, maxrate: 5000 },
  { upTo: 1080, crf: 41, maxrate: 9000 },
  { upTo: 1440, crf: 41, maxrate: 16_000 },
  { upTo: Number.POSITIVE_INFINITY, crf: 41, maxrate: 30_000 },
];
/** The encoder takes no smaller picture. */
export const shortestSide = 64;
const mostMoments = 3;

const rateOf = ({ num, den }: FrameRate): number => num / den;

/** The name of what stands beside a rendition. One that is made anew has names of its own: the earlier ones are in caches. */
export const nameBeside = (name: string, suffix: 'av1' | 'opus', edition: number): string =>
  edition === 1 ? `${name}-${suffix}` : `${name}-${suffix}-${edition}`;

/** A rung beside each rendition of the first generation, with its size, keyframes and segments. */
export function planGeneration(
  renditions: readonly { name: string; width: number; height: number }[],
  segments: readonly { seconds: number }[],
  frameRate: FrameRate,
  edition: number,
): GenerationPlan {
  const rate = rateOf(frameRate);
  const [first] = segments;
  const durationSeconds = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  // One that is shorter than a segment has a single keyframe.
  const keyframeInterval = Math.max(1, Math.round((first?.seconds ?? 4) * rate));
  const faster = Math.max(1, rate / 30) ** 0.75;
  const rungs = renditions
    .filter(({ width, height }) => Math.min(width, height) >= shortestSide)
    .sort((a, b) => a.width * a.height - b.width * b.height)
    .map(({ name, width, height }) => {
      const { crf, maxrate } = qualities.find(({ upTo }) => Math.min(width, height) <= upTo)!;
      return {
        name: nameBeside(name, 'av1', edition),
        beside: name,
        width,
        height,
        crf,
        maxrate: Math.round(maxrate * faster),
      };
    });
  return { frameRate, keyframeInterval, durationSeconds, edition, rungs, moments: momentsOf(segments, rate) };
}

/** Whole segments spread over the video: its beginning is often black, and its end often letters. */
function momentsOf(segments: readonly { seconds: number }[], rate: number): GenerationPlan['moments'] {
  const count = Math.min(mostMoments, segments.length);
  const chosen = new Set(
    Array.from({ length: count }, (_, order) => Math.floor(((order + 0.5) / count) * segments.length)),
  );
  const moments: GenerationPlan['moments'] = [];
  let start = 0;
  for (const [segment, { seconds }] of segments.entries()) {
    if (chosen.has(segment))
      moments.push({ segment, start, frames: Math.max(1, Math.round(seconds * rate)) });
    start += seconds;
  }
  return moments;
}

/** A quality that was tried, and how alike it came out. */
export interface TriedQuality {
  crf: number;
  likeness: number;
}

const [finest, coarsest] = [20, 52];
/** Steps by which what is lost doubles, as long as only one quality was tried: cautious in either direction. */
const stepsWhenCoarser = 6;
const stepsWhenFiner = 9;
/** What two tries may say of it: more or less is chance. */
const [fewestSteps, mostSteps] = [4, 14];
/** No further in one go: what was seen of a few seconds says little about a very different quality. */
const furthest = 10;

const doublings = (likeness: number): number => Math.log2(Math.max(1e-4, 1 - likeness));

/** The quality that reaches what is wanted, from what was tried, the latest last. */
export function correctedQuality(tries: readonly TriedQuality[], wanted = wantedLikeness): number {
  const last = tries.at(-1)!;
  const before = tries.at(-2);
  const missing = Math.log2(1 - wanted) - doublings(last.likeness);
  let perDoubling = missing > 0 ? stepsWhenCoarser : stepsWhenFiner;
  if (before !== undefined && before.crf !== last.crf) {
    const seen = (last.crf - before.crf) / (doublings(last.likeness) - doublings(before.likeness));
    if (Number.isFinite(seen)) perDoubling = Math.min(mostSteps, Math.max(fewestSteps, seen));
  }
  const steps = Math.min(furthest, Math.max(-furthest, Math.round(perDoubling * missing)));
  return Math.min(coarsest, Math.max(finest, last.crf + steps));
}
