import { limits } from '#contract/limits.ts';

export interface BurstCase {
  id: string;
  is_burst: boolean;
  /** An admin has taken it. */
  is_taken: boolean;
}

/**
 * Which of an author's cases go into which: one that somebody is working on, else the existing burst, else
 * the earliest. Null: they are not a burst. A case that another admin is working on is left to them.
 */
export function planBurst(cases: readonly BurstCase[]): { into: string; from: string[] } | null {
  if (cases.length < limits.burstThings && !cases.some(({ is_burst }) => is_burst)) return null;
  const into = cases.find(({ is_burst }) => is_burst) ?? cases.find(({ is_taken }) => is_taken) ?? cases[0];
  if (into === undefined) return null;
  const from = cases.filter(({ id, is_taken }) => id !== into.id && !is_taken).map(({ id }) => id);
  return from.length === 0 && into.is_burst ? null : { into: into.id, from };
}
