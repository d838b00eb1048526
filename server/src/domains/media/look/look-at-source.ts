import type { MediaTools } from '../../../platform/executables.ts';
import { runFfmpeg } from '../encode/run-ffmpeg.ts';
import {
  type ChoiceFor,
  chooseEncoding,
  type EncodingChoice,
  type SourceLook,
  standardChoice,
} from '../plan/encoding-choice.ts';
import type { Workplace } from '../plan/ffmpeg-arguments.ts';
import { type LadderPlan, ladderHeights } from '../plan/ladder-plan.ts';
import { keyframesBefore } from '../source/probe.ts';
import type { SourceFacts } from '../source/source-facts.ts';
import { type LookPlan, lookArguments, type Place, placesToLook } from './look-arguments.ts';
import { readLook } from './read-look.ts';

/** Decoding a few seconds, and encoding them once. What somebody waits for goes first. */
const limits = { cpuSeconds: 900, memoryBytes: 12e9, fileBytes: 0, niceness: 8 };

export interface LookAt extends Workplace {
  tools: MediaTools;
  signal: AbortSignal;
}

/** Where a source is looked at, and which rungs are tried: all that the source allows. */
export async function planLook(
  plan: LadderPlan,
  source: SourceFacts,
  { tools, input }: Pick<LookAt, 'tools' | 'input'>,
): Promise<LookPlan> {
  const wanted = placesToLook(source.video!.durationSeconds ?? source.durationSeconds);
  return {
    places: await fromKeyframes(tools, input, source.video!.index, wanted),
    frameRate: plan.frameRate,
    rungs: [plan.first, ...plan.rest].sort((a, b) => a.rung - b.rung),
  };
}

/** Looks at a few places of a source. Throws whatever goes wrong. */
async function lookAtSource(plan: LadderPlan, source: SourceFacts, at: LookAt): Promise<SourceLook> {
  const { tools, input, folder, signal } = at;
  const look = await planLook(plan, source, at);
  const printed: Buffer[] = [];
  const log = await runFfmpeg({
    ...{ tools, input, folder, limits, signal },
    args: lookArguments(look, source, at),
    onBytes: (bytes) => void printed.push(bytes),
  });
  return readLook(look, log, Buffer.concat(printed).toString('latin1'));
}

/** The furthest that is decoded for nothing, in seconds. */
const furthestKeyframe = 4;

/**
 * The same places, each moved back to a keyframe: what lies between would be decoded for nothing. The second of two that share
 * one moves only as near to it as it must.
 */
async function fromKeyframes(
  tools: MediaTools,
  input: string,
  index: number,
  places: readonly Place[],
): Promise<Place[]> {
  const starts = places.map(({ start }) => start);
  const keyframes = await keyframesBefore(tools, input, index, starts);
  const taken = new Set<number>();
  return places.flatMap((place, at) => {
    const keyframe = keyframes[at] ?? null;
    if (keyframe === null) return [place];
    const start = taken.has(keyframe) ? Math.min(place.start, keyframe + furthestKeyframe) : keyframe;
    // A third one would see the same again.
    if (taken.has(start)) return [];
    taken.add(start);
    return [{ ...place, start }];
  });
}

/** What a choice must hold to: the rungs of the plan before anything was seen. */
export const boundsOf = (plan: LadderPlan): ChoiceFor => ({
  heights: ladderHeights(plan),
  first: plan.first.rung,
  framesPerSecond: plan.frameRate.num / plan.frameRate.den,
  sound: plan.audio === 'none' ? 0 : 128,
});

/**
 * How a source is encoded: by what is seen of it, or by the standard where looking fails. Throws only if it is called off.
 * `failed` gets what went wrong.
 */
export async function choiceFor(
  plan: LadderPlan,
  source: SourceFacts,
  at: LookAt,
  failed: (error: unknown) => void,
): Promise<EncodingChoice> {
  const bounds = boundsOf(plan);
  try {
    return chooseEncoding(await lookAtSource(plan, source, at), bounds);
  } catch (error) {
    at.signal.throwIfAborted();
    failed(error);
    return standardChoice(bounds, 'The file could not be looked at more closely.');
  }
}
