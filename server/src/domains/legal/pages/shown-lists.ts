import type { LegalBlock, LegalSpans } from '#contract/legal-pages.ts';
import { policy, policyCategoryNames } from '#contract/policy.ts';
import { cookies, type Kept, stored } from '#contract/stored-in-browser.ts';
import type { Lists } from './legal-text-rules.ts';

/** What is deleted by itself, and when. */
export interface Retention {
  readonly what: string;
  readonly kept: string;
}
/** What a list of videos is ordered by. */
export interface Ranking {
  readonly list: string;
  readonly order: string;
}

const words = (text: string): LegalSpans => [{ text }];
const table = (head: readonly string[], rows: readonly (readonly string[])[]): LegalBlock => ({
  kind: 'table',
  head: head.map(words),
  rows: rows.map((row) => row.map(words)),
});

const units = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** `400 days`, of a number of seconds. */
export function lasting(seconds: number): string {
  const [size, unit] = units.find(([one]) => seconds >= one) ?? ([1, 'second'] as const);
  const count = Math.round(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const rowsOf = (all: Readonly<Record<string, Kept>>): string[][] =>
  Object.entries(all).map(([name, { where, group, purpose, lasts }]) => [
    name,
    where,
    group,
    purpose,
    typeof lasts === 'number' ? lasting(lasts) : lasts,
  ]);

/** The lists of the texts, from what the program does. */
export const shownLists = (retention: readonly Retention[], rankings: readonly Ranking[]): Lists => ({
  cookies: table(
    ['Name', 'Where', 'Kind', 'What for', 'For how long'],
    [...rowsOf(cookies), ...rowsOf(stored)],
  ),
  retention: table(
    ['What', 'For how long'],
    retention.map(({ what, kept }) => [what, kept]),
  ),
  ranking: table(
    ['List', 'What decides the order'],
    rankings.map(({ list, order }) => [list, order]),
  ),
  policy: {
    kind: 'list',
    is_ordered: false,
    items: policyCategoryNames.map((name) => words(policy[name].rule)),
  },
});
