import { limits } from '#contract/limits.ts';

export interface BurstCase {
  id: string;
  is_burst: boolean;
  /** An admin has it. */
  is_taken: boolean;
}

/**
 * Which cases of one author go into which: one that somebody has at hand, else the burst that there is, else the earliest. Null: they
 * are no burst. A case that another admin has at hand is left to them.
 */
export function planBurst(cases: readonly BurstCase[]): { into: string; from: string[] } | null {
  if (cases.length < limits.burstThings && !cases.some(({ is_burst }) => is_burst)) return null;
  const into = cases.find(({ is_burst }) => is_burst) ?? cases.find(({ is_taken }) => is_taken) ?? cases[0];
  if (into === undefined) return null;
  const from = cases.filter(({ id, is_taken }) => id !== into.id && !is_taken).map(({ id }) => id);
  return from.length === 0 && into.is_burst ? null : { into: into.id, from };
}
