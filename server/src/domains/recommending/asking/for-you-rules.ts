import type { ReasonKind } from '#contract/wire-values.ts';
import { recommendingWeights as weights } from '../weights.ts';

/** A video that may be shown to a member, by what of theirs it was found. */
export interface Candidate {
  id: string;
  uploader_id: string | null;
  work_id: string | null;
  duration_seconds: number | null;
  score: number;
  is_new: boolean;
  kind: ReasonKind;
  /** What it is like: a video they watched or like, or the work on their list. */
  seed_id: string | null;
}

export interface Taste {
  /** 0 to 2: how much is new. */
  novelty: number;
  /** -1: rather short, 1: rather long. */
  length: number;
}

/** Minutes that are neither short nor long. */
const middling = 10;

/** What a candidate weighs for somebody who wants it short or long. */
export function weighed({ score, duration_seconds }: Candidate, { length }: Taste): number {
  if (length === 0 || duration_seconds === null) return score;
  const doublings = Math.log2(Math.max(duration_seconds, 1) / 60 / middling);
  return score * Math.exp(-weights.length * Math.max(0, -length * doublings));
}

/** The first of a list whose uploader is not all over what was just placed, taken out of it. */
function takeNext(waiting: Candidate[], placed: readonly Candidate[], page: number): Candidate | null {
  const recent = placed.slice(-(page - 1));
  const isCrowded = ({ uploader_id }: Candidate): boolean =>
    uploader_id !== null &&
    recent.filter((one) => one.uploader_id === uploader_id).length >= weights.ofOneUploader;
  const at = waiting.findIndex((one) => !isCrowded(one));
  return at < 0 ? null : waiting.splice(at, 1)[0]!;
}

/**
 * The order in which candidates are shown: by their weight, with something new at set places, no more than two of a series, and of
 * an uploader no more than a few among as many cards as a page has, as long as there are others.
 */
export function orderForYou(rows: readonly Candidate[], taste: Taste, page: number): Candidate[] {
  const weight = new Map(rows.map((row) => [row.id, weighed(row, taste)]));
  const sorted = rows.toSorted((a, b) => weight.get(b.id)! - weight.get(a.id)! || (a.id < b.id ? 1 : -1));
  let fresh = sorted.filter(({ is_new }) => is_new);
  let known = sorted.filter(({ is_new }) => !is_new);
  const each = weights.oneNewIn[taste.novelty] ?? weights.oneNewIn[1];
  const placed: Candidate[] = [];
  const ofWorks = new Map<string, number>();
  for (;;) {
    const wantsNew = (placed.length + 1) % each === 0;
    const [first, second] = wantsNew ? [fresh, known] : [known, fresh];
    const next =
      takeNext(first, placed, page) ?? takeNext(second, placed, page) ?? first.shift() ?? second.shift();
    if (next === undefined) return placed;
    placed.push(next);
    const { work_id } = next;
    if (work_id === null) continue;
    ofWorks.set(work_id, (ofWorks.get(work_id) ?? 0) + 1);
    if (ofWorks.get(work_id) !== weights.ofOneWork) continue;
    const isOther = (one: Candidate): boolean => one.work_id !== work_id;
    [fresh, known] = [fresh.filter(isOther), known.filter(isOther)];
  }
}

/** As many make a row of their own, and as many are in it. */
const leastOfRow = 4;
export const mostOfRow = 8;

/**
 * Of one video that somebody watched, what is like it and does not stand among the first cards already. Null: of none there is
 * enough.
 */
export function rowOfOne(
  ordered: readonly Candidate[],
  shown: number,
): { seedId: string; rows: Candidate[] } | null {
  const bySeed = new Map<string, Candidate[]>();
  for (const one of ordered.slice(shown)) {
    if (one.kind !== 'watched' || one.seed_id === null) continue;
    const known = bySeed.get(one.seed_id);
    if (known) known.push(one);
    else bySeed.set(one.seed_id, [one]);
  }
  let best: [string, Candidate[]] | null = null;
  for (const entry of bySeed)
    if (entry[1].length >= leastOfRow && entry[1].length > (best?.[1].length ?? 0)) best = entry;
  return best && { seedId: best[0], rows: best[1].slice(0, mostOfRow) };
}
