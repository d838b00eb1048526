import { setImmediate as breathe } from 'node:timers/promises';
import type { Database, Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import {
  addFilterValues,
  deleteIndexRows,
  publishedIds,
  publishedSources,
  refreshFilterValues,
  weighNames,
  writeIndexRows,
  writeNames,
} from './index-queries.ts';
import { documentsOf, filterValuesOf, namesOf } from './index-rows.ts';
import { soundOf } from './kana-sounds.ts';
import { deletionsOf } from './search-text.ts';
import { addTerms, knownTerms, refreshTerms } from './term-queries.ts';
import { boundLowerTiers, liftVideos, misplacedVideos, moveToTiers, videosToLift } from './tier-queries.ts';

/**
 * Brings the index in line with the video's state: a published video is findable as it is now, any other not
 * at all.
 */
export const indexVideo = (transaction: TransactionExecutor, videoId: string): Promise<void> =>
  indexVideos(transaction, [videoId]);

/** Makes the video unfindable. */
export const removeFromIndex = (transaction: TransactionExecutor, videoId: string): Promise<void> =>
  deleteIndexRows(transaction, [videoId]);

/** The same of several. */
export async function indexVideos(db: Executor, videoIds: readonly string[]): Promise<void> {
  const sources = await publishedSources(db, videoIds);
  const published = new Set(sources.map((source) => source.id));
  const hidden = videoIds.filter((id) => !published.has(id));
  if (hidden.length > 0) await deleteIndexRows(db, hidden);
  if (sources.length === 0) return;
  const { rows, terms } = documentsOf(sources);
  await writeIndexRows(db, rows);
  await writeNames(db, namesOf(sources));
  await addFilterValues(db, filterValuesOf(sources));
  await learn(db, terms);
}

/** Adds the words that are not known yet. */
export async function learn(db: Executor, terms: readonly string[]): Promise<void> {
  const known = await knownTerms(db, terms);
  const unknown = terms.filter((term) => !known.has(term));
  if (unknown.length === 0) return;
  await addTerms(
    db,
    unknown.map((term) => ({ term, sound: soundOf(term), deletions: deletionsOf(term) })),
  );
}

/** How many videos one transaction indexes. */
const batchSize = 500;

export interface IndexScope {
  categoryId?: string;
  uploaderId?: string;
  tagId?: number;
}

/**
 * Reindexes every published video, or those of one category, uploader or tag (after its name or aliases
 * changed), in batches with a transaction each. Returns how many.
 */
export async function reindexVideos(db: Database, scope: IndexScope = {}): Promise<number> {
  let after: string | null = null;
  let count = 0;
  for (;;) {
    const ids: string[] = await publishedIds(db, after, batchSize, scope);
    if (ids.length === 0) return count;
    await db.transaction((transaction) => indexVideos(transaction, ids));
    count += ids.length;
    after = ids.at(-1) ?? null;
    await breathe();
  }
}

/** What changes with time: popularity and tiers. Readers never wait for it. */
export async function refreshSearch(db: Executor): Promise<void> {
  await inBatches(await videosToLift(db), (ids) => liftVideos(db, ids));
  await inBatches(await misplacedVideos(db), (videos) => moveToTiers(db, videos));
  await weighNames(db);
}

/**
 * What is looked at as a whole, and so by night: the bounds of the lower tiers, and what nothing uses any more of words to
 * mend typos with and values to narrow a search by.
 */
export async function recountSearch(db: Executor): Promise<void> {
  await boundLowerTiers(db);
  await refreshTerms(db);
  await refreshFilterValues(db);
}

async function inBatches<T>(
  items: readonly T[],
  write: (batch: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += batchSize) {
    await write(items.slice(at, at + batchSize));
    await breathe();
  }
}
