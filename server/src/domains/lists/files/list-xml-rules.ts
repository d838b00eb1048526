import type { ListStatus, WorkKind } from '#contract/work-words.ts';

// Words of the XML that list sites read and write.

export const statusNames: Readonly<Record<Exclude<ListStatus, 'rewatching'>, string>> = {
  watching: 'Watching',
  completed: 'Completed',
  on_hold: 'On-Hold',
  dropped: 'Dropped',
  planned: 'Plan to Watch',
};
/** Some files have numbers for them. */
const statusNumbers: Readonly<Record<string, ListStatus>> = {
  1: 'watching',
  2: 'completed',
  3: 'on_hold',
  4: 'dropped',
  6: 'planned',
};
const lettersOf = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
const byName = new Map<string, ListStatus>([
  ...Object.entries(statusNames).map(([status, name]) => [lettersOf(name), status as ListStatus] as const),
  ['rewatching', 'rewatching'],
  ['paused', 'on_hold'],
  ['planning', 'planned'],
]);
/** Null: it is none. */
export const statusNamed = (word: string): ListStatus | null =>
  (Object.hasOwn(statusNumbers, word.trim()) ? statusNumbers[Number(word)] : undefined) ??
  byName.get(lettersOf(word)) ??
  null;

export const kindNames: Readonly<Record<WorkKind, string>> = {
  tv: 'TV',
  ova: 'OVA',
  ona: 'ONA',
  movie: 'Movie',
  special: 'Special',
};
export const kindNamed = (word: string): WorkKind | null =>
  (Object.entries(kindNames).find(([, name]) => name.toLowerCase() === word.trim().toLowerCase())?.[0] as
    | WorkKind
    | undefined) ?? null;

/** A score of a hundred in the ten points of those sites, where 0 is none; what was given stays above it. */
export const tenOf = (score: number | null): number =>
  score === null ? 0 : Math.max(1, Math.round(score / 10));
