import { indexSounds, type SharedSound, type SoundIndex, sharedSounds } from './match-sounds.ts';
import { momentsPerSecond } from './sound-print.ts';

/** From this second of a recording on, the other one is so many seconds ahead. */
export type Offset = readonly [from: number, ahead: number];

/** Shortest part that is looked for (seconds): music goes on, while what is spoken over it differs. */
const shortestPart = 6;
/** Share of the shorter recording that must be the same: what two episodes have in common is their opening and ending. */
const leastShare = 0.2;
/** Offsets that differ by less are one (moments). */
const sameOffset = 5;
/** Parts of a map at most: what has more pieces is no other version. */
const mostParts = 40;

/** What must agree before two recordings are the same thing. */
interface Demands {
  /** Share of the shorter one that both have. */
  share: number;
  /** Share of bits that may differ there; as sounds are compared if none is named. */
  difference?: number;
}

/**
 * How another recording of the same thing lies beside one: piece by piece, since scenes are cut out and logos put in. Null: they
 * are not the same thing, or nobody can tell.
 */
export const alignSounds = (one: Uint32Array, other: Uint32Array): Offset[] | null =>
  alignPrints(indexSounds(one), indexSounds(other), { share: leastShare });

/** The same for prints of any kind. */
export function alignPrints(one: SoundIndex, other: SoundIndex, demands: Demands): Offset[] | null {
  const parts = bestChain(sharedSounds(one, other, shortestPart, demands.difference));
  const shared = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  if (parts.length === 0 || shared < demands.share * Math.min(one.print.length, other.print.length))
    return null;
  const pieces: { from: number; shift: number; weight: number }[] = [];
  for (const { from, to, otherFrom } of parts) {
    const shift = otherFrom - from;
    const last = pieces.at(-1);
    if (last && Math.abs(last.shift - shift) <= sameOffset) {
      // The longest part says it best.
      if (to - from > last.weight) Object.assign(last, { shift, weight: to - from });
    } else pieces.push({ from, shift, weight: to - from });
  }
  if (pieces.length > mostParts) return null;
  return pieces.map(({ from, shift }, at) => [
    at === 0 ? 0 : rounded(from / momentsPerSecond),
    rounded(shift / momentsPerSecond),
  ]);
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Parts that follow one another in both recordings, as much of them as there can be. */
function bestChain(found: readonly SharedSound[]): SharedSound[] {
  const parts = [...found].sort((a, b) => a.from - b.from);
  const best = parts.map(({ from, to }) => ({ sum: to - from, before: -1 }));
  let last = -1;
  for (const [at, part] of parts.entries()) {
    for (let earlier = 0; earlier < at; earlier++) {
      const one = parts[earlier]!;
      const overlap = Math.max(one.to - part.from, one.otherFrom + one.to - one.from - part.otherFrom, 0);
      // Where two pieces meet, each goes on a little into the other.
      if (overlap > (part.to - part.from) / 2 || overlap > (one.to - one.from) / 2) continue;
      const sum = best[earlier]!.sum + part.to - part.from - overlap;
      if (sum > best[at]!.sum) best[at] = { sum, before: earlier };
    }
    if (last < 0 || best[at]!.sum > best[last]!.sum) last = at;
  }
  const chain: SharedSound[] = [];
  for (let at = last; at >= 0; at = best[at]!.before) chain.unshift(parts[at]!);
  return chain;
}
