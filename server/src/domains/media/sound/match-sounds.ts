import { momentsPerSecond, silent } from './sound-print.ts';

/** The same sound in two recordings. In moments; `to` is the one after the last. */
export interface SharedSound {
  from: number;
  to: number;
  /** Where it begins in the other one. */
  otherFrom: number;
  /** Share of bits that differ, 0 to 0.5. */
  difference: number;
}

/** Where each half of a moment's bits stands in a recording. */
export interface SoundIndex {
  print: Uint32Array;
  /** The moments that say by how much one is ahead: without those in which nothing happens. */
  votes: Uint32Array;
  /** By half of bits: the first place in `places`. */
  starts: Uint32Array;
  places: Uint32Array;
}

const halves = 65_536;
/** Halves of bits that stand in more places than this are of a held tone or of noise: they tell nothing. */
const mostPlaces = 48;

export function indexSounds(print: Uint32Array, votes = print): SoundIndex {
  const starts = new Uint32Array(2 * halves + 1);
  const each = (visit: (key: number, at: number) => void): void => {
    for (let at = 0; at < votes.length; at++) {
      const bits = votes[at]!;
      if (bits === silent) continue;
      visit(bits & 0xffff, at);
      visit(halves + (bits >>> 16), at);
    }
  };
  each((key) => starts[key + 1]!++);
  for (let key = 0; key < 2 * halves; key++) starts[key + 1]! += starts[key]!;
  const next = starts.slice(0, -1);
  const places = new Uint32Array(starts.at(-1)!);
  each((key, at) => {
    places[next[key]!++] = at;
  });
  return { print, votes, starts, places };
}

/** Moments over which bits are compared: what stands in one alone says little. */
const smoothed = 2 * Math.round(1.5 * momentsPerSecond) + 1;
/** Halves that must agree on a line of two recordings before it is looked at. */
const fewestHits = 6;
const mostLines = 96;
/** Share of differing bits up to which it is the same sound: strangers differ in half of them. */
const mostDifference = 0.37;

/** Sounds that stand in both recordings for at least this many seconds, the longest first. `most`: share of bits that may differ. */
export function sharedSounds(
  one: SoundIndex,
  other: SoundIndex,
  seconds: number,
  most = mostDifference,
): SharedSound[] {
  const found: SharedSound[] = [];
  for (const shift of likelyShifts(one, other))
    for (const run of runsAt(one.print, other.print, shift, most)) {
      if (run.to - run.from < seconds * momentsPerSecond) continue;
      const isKnown = found.some(
        (known) => Math.min(known.to, run.to) - Math.max(known.from, run.from) > (run.to - run.from) / 2,
      );
      if (!isKnown) found.push(run);
    }
  return found.sort((a, b) => b.to - b.from - (a.to - a.from));
}

/** By how many moments the other one is ahead where much of both agrees, the likeliest first. */
function likelyShifts(one: SoundIndex, other: SoundIndex): number[] {
  const hits = new Uint32Array(one.print.length + other.print.length);
  const { print, votes } = one;
  for (let at = 0; at < votes.length; at++) {
    const bits = votes[at]!;
    if (bits === silent) continue;
    for (const key of [bits & 0xffff, halves + (bits >>> 16)]) {
      const [from, to] = [other.starts[key]!, other.starts[key + 1]!];
      if (to - from > mostPlaces) continue;
      for (let place = from; place < to; place++) hits[other.places[place]! - at + print.length]!++;
    }
  }
  const around = (at: number): number => (hits[at - 1] ?? 0) + hits[at]! + (hits[at + 1] ?? 0);
  const likely: { at: number; count: number }[] = [];
  for (let at = 0; at < hits.length; at++) {
    const count = around(at);
    if (count >= fewestHits && hits[at]! >= (hits[at - 1] ?? 0) && hits[at]! > (hits[at + 1] ?? 0))
      likely.push({ at, count });
  }
  return likely
    .sort((a, b) => b.count - a.count)
    .slice(0, mostLines)
    .map(({ at }) => at - print.length);
}

export function bitsOf(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Where two recordings agree if the other one is ahead by this much. */
function runsAt(one: Uint32Array, other: Uint32Array, shift: number, most: number): SharedSound[] {
  const [first, end] = [Math.max(0, -shift), Math.min(one.length, other.length - shift)];
  const length = end - first;
  if (length < smoothed) return [];
  // Sums of differing bits before each moment, and of moments that say anything.
  const differing = new Float64Array(length + 1);
  for (let at = 0; at < length; at++) {
    const [a, b] = [one[first + at]!, other[first + at + shift]!];
    differing[at + 1] = differing[at]! + (a === silent || b === silent ? 16 : bitsOf((a ^ b) >>> 0));
  }
  const share = (from: number, to: number): number =>
    (differing[to]! - differing[from]!) / (32 * (to - from));
  const half = (smoothed - 1) / 2;
  const shareAt = (at: number): number => share(Math.max(0, at - half), Math.min(length, at + half + 1));
  const runs: { from: number; to: number }[] = [];
  let from = -1;
  for (let at = 0; at <= length; at++) {
    const isSame = at < length && shareAt(at) <= most;
    if (isSame && from === -1) from = at;
    if (isSame || from === -1) continue;
    runs.push({ from, to: at });
    from = -1;
  }
  return joined(runs).map((run) => {
    const [inner, innerEnd] = [run.from + half, run.to - half];
    const difference = innerEnd > inner ? share(inner, innerEnd) : share(run.from, run.to);
    // At an edge, half of what is compared is the same and half is not.
    const middle = (difference + 0.5) / 2;
    const edge = (near: number, step: 1 | -1): number => {
      let at = near;
      const limit = smoothed;
      if (shareAt(at) > middle)
        for (let i = 0; i < limit && at + step < length && at + step >= 0 && shareAt(at) > middle; i++)
          at += step;
      else
        for (
          let i = 0;
          i < limit && at - step < length && at - step >= 0 && shareAt(at - step) <= middle;
          i++
        )
          at -= step;
      return at;
    };
    const [start, end] = [edge(run.from, 1), edge(run.to - 1, -1) + 1];
    return { from: first + start, to: first + end, otherFrom: first + start + shift, difference };
  });
}

/** Runs that a short gap parts are one: somebody may speak over a song. */
function joined(runs: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const whole: { from: number; to: number }[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && run.from - last.to <= 5 * momentsPerSecond) last.to = run.to;
    else whole.push({ ...run });
  }
  return whole;
}
