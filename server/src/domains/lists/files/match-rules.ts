import type { WorkKind } from '#contract/work-words.ts';
import type { FileEntry } from './list-file.ts';

export interface Candidate {
  id: string;
  kind: WorkKind;
  year: number | null;
  by_id: boolean;
}

/**
 * The work that a file means: the one of its id, or the only one of its title that nothing the file says speaks against. Of
 * several that it may be none is guessed.
 */
export function workMeant<C extends Candidate>(
  { year, kind }: Pick<FileEntry, 'year' | 'kind'>,
  candidates: readonly C[],
): C | 'unknown' | 'several' {
  const byId = candidates.find(({ by_id }) => by_id);
  if (byId) return byId;
  const possible = candidates.filter((work) => year === null || work.year === null || work.year === year);
  if (possible.length <= 1) return possible[0] ?? 'unknown';
  const ofKind = possible.filter((work) => work.kind === kind);
  return ofKind.length === 1 ? ofKind[0]! : 'several';
}
