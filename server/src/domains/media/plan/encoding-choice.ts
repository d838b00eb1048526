import {
  type Manner,
  manners,
  type RungSettings,
  type SourceKind,
  standardSettings,
} from './rung-settings.ts';

/** A rung as it came out where the source was looked at. */
export interface LookedRung {
  rung: number;
  /** Quality that it was tried at. */
  crf: number;
  /** SSIM of its brightness, 1 the same. */
  likeness: number;
  /** Bytes of a keyframe, and of another frame. */
  keyframeBytes: number;
  frameBytes: number;
  /** SSIM of the rung to the next smaller one enlarged to its size; null where that was not asked. */
  enlarged: number | null;
}
/** What a short look at a source found: numbers alone. */
export interface SourceLook {
  /** Places that were looked at, and seconds in all. */
  places: number;
  seconds: number;
  /** Share of pixels whose lowest bits differ from all around them, 0 to 1. */
  noise: number;
  /** Mean difference of brightness between neighbouring frames. */
  change: number;
  /** Share of frames that are the same as the one before. */
  still: number;
  /** Strength of edges: spatial information as ITU-T P.910 defines it. */
  edges: number;
  /** How evenly brightness is spread over its levels, 0 to 1. */
  levels: number;
  brightness: number;
  /** Decibels of SSIM that one step of crf costs. */
  slope: number;
  /** Lowest first. */
  rungs: LookedRung[];
}

export interface RungChoice extends RungSettings {
  rung: number;
}
export interface LeftOut {
  rung: number;
  /** `picture`: it would look like the next smaller one. `bits`: it would take as many as the next larger one. */
  because: 'picture' | 'bits';
}
/** How a source is encoded. Stored with the asset, so that a second attempt makes the same. */
export interface EncodingChoice {
  /** Null: nothing is known of the source, and it gets what suits most. */
  kind: SourceKind | null;
  /** Why, in one sentence for a person. */
  reason: string;
  /** All rungs but the first, lowest first. */
  rungs: RungChoice[];
  leftOut: LeftOut[];
  /** A rung between two usual ones, because those lie far apart. */
  added: number | null;
  look: SourceLook | null;
}

const decibels = (likeness: number): number => -10 * Math.log10(Math.max(1e-6, 1 - likeness));

/** What kind of source it is, by what was measured. Noise is what an encoder loses first, in the largest rung most. */
export function kindOf({ noise, edges, levels, rungs }: SourceLook): SourceKind {
  const likeness = rungs.at(-1)?.likeness ?? 1;
  if (edges >= 90 && levels < 0.45) return 'screen';
  if (likeness < 0.93) return 'grain';
  if (likeness < 0.965) return 'film';
  return noise < 0.45 ? 'drawn' : 'mixed';
}

/** The coarsest quality at which a rung still reaches what is wanted of it. */
export function crfFor(looked: LookedRung, slope: number, manner: Manner): number {
  const spare = decibels(looked.likeness) - decibels(manner.likeness);
  const crf = looked.crf + manner.shift + spare / slope;
  return Math.round(Math.min(manner.coarsest, Math.max(manner.finest, crf)) * 2) / 2;
}

/** Without edges there is nothing that hides a band; such a picture takes few bits anyway. */
const soft = { edges: 12, coarsest: 25 };

/** kbit/s of a rung at another quality than it was tried at; `seconds` between keyframes. Six steps halve it. */
export function rateOf(looked: LookedRung, crf: number, framesPerSecond: number, seconds = 4): number {
  const bytes = looked.keyframeBytes + looked.frameBytes * (framesPerSecond * seconds - 1);
  return ((bytes * 8) / seconds / 1000) * 2 ** ((looked.crf - crf) / 6);
}

/** Enlarged and the same beyond this: nobody can see the difference. */
const samePicture = 0.997;
/** A smaller rung helps a slow line only if it takes less than this share of the next. */
const sameBits = 0.85;
/** Two rungs further apart than this get one between them, if the upper one is heavy. */
const farApart = { times: 2.4, kbits: 3500 };

export interface ChoiceFor {
  /** Rungs that the source allows, lowest first. */
  heights: readonly number[];
  /** The one that is made before the look, by the standard. */
  first: number;
  framesPerSecond: number;
  /** Sound that comes with every rung, kbit/s. */
  sound: number;
}

/** The choice for a source that was not looked at. */
export function standardChoice(
  { heights, first }: Pick<ChoiceFor, 'heights' | 'first'>,
  reason: string,
): EncodingChoice {
  return {
    kind: null,
    reason,
    rungs: heights.filter((height) => height !== first).map((rung) => ({ rung, ...standardSettings(rung) })),
    leftOut: [],
    added: null,
    look: null,
  };
}

/** Everything about how a source is encoded, from what was seen of it. */
export function chooseEncoding(
  look: SourceLook,
  { heights, first, framesPerSecond, sound }: ChoiceFor,
): EncodingChoice {
  const kind = kindOf(look);
  const usual = manners[kind];
  const coarsest = look.edges < soft.edges ? Math.min(usual.coarsest, soft.coarsest) : usual.coarsest;
  const manner: Manner = { ...usual, coarsest };
  const looked = new Map(look.rungs.map((rung) => [rung.rung, rung]));
  const settingsOf = (height: number): RungChoice => {
    const found = looked.get(height);
    const standard = standardSettings(height);
    if (height === first) return { rung: height, ...standard };
    if (found === undefined) return { rung: height, ...standard, ...manner.settings(look.brightness) };
    const crf = crfFor(found, look.slope, manner);
    return { rung: height, ...manner.settings(look.brightness), crf, maxrate: standard.maxrate };
  };
  const leftOut: LeftOut[] = [];
  const chosen = new Map(heights.map((height) => [height, settingsOf(height)]));
  const leave = (rung: number, because: LeftOut['because']): void => {
    chosen.delete(rung);
    leftOut.push({ rung, because });
  };
  // From the top, as long as a rung is only an enlargement of the one below it.
  for (const height of [...heights].reverse()) {
    const enlarged = looked.get(height)?.enlarged ?? null;
    if (enlarged === null || enlarged < samePicture || height <= first) break;
    leave(height, 'picture');
  }
  const rate = (height: number): number | null => {
    const [found, choice] = [looked.get(height), chosen.get(height)];
    return found && choice ? sound + rateOf(found, choice.crf, framesPerSecond) : null;
  };
  for (const height of heights) {
    const next = [...chosen.keys()].find((other) => other > height);
    // Without a second rung nobody could be sent less.
    if (height === first || next === undefined || !chosen.has(height) || chosen.size <= 2) continue;
    const [own, above] = [rate(height), rate(next)];
    if (own !== null && above !== null && own >= above * sameBits) leave(height, 'bits');
  }
  const added = gapOf([...chosen.keys()], rate);
  if (added !== null) {
    const [below, above] = [720, 1080].map((height) => chosen.get(height)!);
    const maxrate = Math.round((below!.maxrate + above!.maxrate) / 2);
    chosen.set(added, { ...above!, rung: added, crf: (below!.crf + above!.crf) / 2, maxrate });
  }
  const rungs = [...chosen.values()].filter(({ rung }) => rung !== first).sort((a, b) => a.rung - b.rung);
  return { kind, reason: reasonOf(look, kind), rungs, leftOut, added, look };
}

/** The rung to add, if the two largest usual ones lie far apart. */
function gapOf(heights: readonly number[], rate: (height: number) => number | null): number | null {
  if (!heights.includes(720) || !heights.includes(1080)) return null;
  const [below, above] = [rate(720), rate(1080)];
  if (below === null || above === null) return null;
  return above >= farApart.kbits && above >= below * farApart.times ? 900 : null;
}

function reasonOf({ still }: SourceLook, kind: SourceKind): string {
  const quiet = still >= 0.4 ? ', and frames that are like the one before' : '';
  switch (kind) {
    case 'screen':
      return `Sharp edges, few colors${quiet}.`;
    case 'drawn':
      return `Clean areas with hardly any noise${quiet}.`;
    case 'mixed':
      return `Clean areas with a little noise${quiet}.`;
    case 'film':
      return 'Fine detail everywhere, and some noise.';
    case 'grain':
      return 'Strong noise, too fine for the smaller sizes.';
  }
}
