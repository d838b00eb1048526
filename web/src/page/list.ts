import type { ListEntry, ListedEntry, PublicEntry } from '#contract/lists.ts';
import type { ScoreScale } from '#contract/work-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import { countOf, formatDate } from '../lib/format.ts';
import * as texts from '../texts/lists.ts';
import * as workTexts from '../texts/works.ts';
import { scoreWords, statusWords } from './list-words.ts';
import { toWorkTile, type WorkTileModel } from './work-card.ts';

/** What a list says of a work besides what it is. */
function factsOf(
  entry: Omit<PublicEntry, 'work' | 'expected_episodes'> & { expected_episodes: number | null },
  scale: ScoreScale,
): string[] {
  const { episodes_seen: seen, expected_episodes: all, rewatches } = entry;
  return [
    scoreWords(scale, entry.score),
    seen === 0
      ? null
      : all !== null && all > 1
        ? fillIn(texts.seenOfAll, { seen, all })
        : all === null
          ? countOf(seen, workTexts.episode, workTexts.episodes)
          : null,
    entry.started_on && fillIn(texts.startedDay, { day: formatDate(entry.started_on) }),
    entry.finished_on && fillIn(texts.finishedDay, { day: formatDate(entry.finished_on) }),
    rewatches === 0
      ? null
      : rewatches === 1
        ? texts.rewatchedOnce
        : fillIn(texts.rewatchedTimes, { count: rewatches }),
  ].filter((fact): fact is string => Boolean(fact));
}

/** A row of a list as others see it. */
export interface ListRowModel {
  work: WorkTileModel;
  status: string;
  facts: string[];
}
export const toPublicRow = (entry: PublicEntry, scale: ScoreScale): ListRowModel => ({
  work: toWorkTile(entry.work),
  status: statusWords[entry.status],
  facts: factsOf(entry, scale),
});

/** A row of a member's own list, which they change in its place. */
export interface OwnRowModel extends ListRowModel {
  entry: ListEntry;
  notes: string | null;
}
export const toOwnRow = (
  { work, expected_episodes, ...entry }: ListedEntry,
  scale: ScoreScale,
): OwnRowModel => ({
  work: toWorkTile(work),
  status: statusWords[entry.status],
  facts: [
    ...factsOf({ ...entry, expected_episodes }, scale),
    ...(entry.tells_of_new ? [texts.newEpisodesOn] : []),
  ],
  entry,
  notes: entry.notes,
});
