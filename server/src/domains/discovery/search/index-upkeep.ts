import { setImmediate as breathe } from 'node:timers/promises';
import type { Database, Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import {
  addFilterValues,
  deleteIndexRows,
  deleteStrayRows,
  type FilterValue,
  liftVideos,
  misplacedVideos,
  moveToTiers,
  type NameRow,
  publishedIds,
  publishedSources,
  refreshFilterValues,
  type SourceRow,
  videosToLift,
  writeIndexRows,
  writeNames,
} from './index-queries.ts';
import { soundOf } from './kana-sounds.ts';
import { bareLanguage, deletionsOf, documentOf, type Facets, nameLexemes, textKey } from './search-text.ts';
import { addTerms, knownTerms, refreshTerms } from './term-queries.ts';

/**
 * Brings the index in line with the video's state: a published video is findable as it is now, any other not
 * at all.
 */
export const indexVideo = (transaction: TransactionExecutor, videoId: string): Promise<void> =>
  indexVideos(transaction, [videoId]);

/** Makes the video unfindable. */
export const removeFromIndex = (transaction: TransactionExecutor, videoId: string): Promise<void> =>
  deleteIndexRows(transaction, [videoId]);

async function indexVideos(db: Executor, videoIds: readonly string[]): Promise<void> {
  const sources = await publishedSources(db, videoIds);
  const published = new Set(sources.map((source) => source.id));
  const hidden = videoIds.filter((id) => !published.has(id));
  if (hidden.length > 0) await deleteIndexRows(db, hidden);
  if (sources.length === 0) return;
  const terms = new Set<string>();
  const rows = sources.map((source) => {
    const document = documentOf({ ...source, facets: facetsOf(source) });
    for (const term of document.terms) terms.add(term);
    return { videoId: source.id, ...document };
  });
  await writeIndexRows(db, rows);
  await writeNames(db, namesOf(sources));
  await addFilterValues(db, filterValuesOf(sources));
  await learn(db, [...terms]);
}

const facetsOf = (source: SourceRow): Facets => ({
  categories: source.categorySlug === null ? [] : [source.categorySlug],
  tags: source.tagRows.map(({ slug }) => slug),
  formats: source.format === null ? [] : [source.format],
  years: [source.year],
  subtitleLanguages: source.subtitleLanguages.filter((language) => bareLanguage(language) !== null),
});

/** Each value once. */
function filterValuesOf(sources: readonly SourceRow[]): FilterValue[] {
  const values = new Map<string, FilterValue>();
  const put = (kind: FilterValue['kind'], value: string) => values.set(`${kind} ${value}`, { kind, value });
  for (const { formats, years, subtitleLanguages } of sources.map(facetsOf)) {
    for (const year of years) put('year', String(year));
    for (const format of formats) put('format', format);
    for (const language of subtitleLanguages) put('subtitle_language', bareLanguage(language)!);
  }
  return [...values.values()];
}

async function learn(db: Executor, terms: readonly string[]): Promise<void> {
  const known = await knownTerms(db, terms);
  const unknown = terms.filter((term) => !known.has(term));
  if (unknown.length === 0) return;
  await addTerms(
    db,
    unknown.map((term) => ({ term, sound: soundOf(term), deletions: deletionsOf(term) })),
  );
}

function namesOf(sources: readonly SourceRow[]): NameRow[] {
  const names = new Map<string, NameRow>();
  const nobody = { tagId: null, categoryId: null, uploaderId: null };
  const put = (of: Partial<NameRow>, name: string, slug: string, found = name) =>
    names.set(JSON.stringify(of), {
      ...nobody,
      ...of,
      name,
      slug,
      key: textKey(name),
      lexemes: nameLexemes(found),
    });
  for (const {
    categoryId,
    categoryName,
    categorySlug,
    uploaderId,
    uploaderNames,
    uploaderUsername,
    tagRows,
  } of sources) {
    if (categoryId !== null) put({ categoryId }, categoryName ?? '', categorySlug ?? '');
    if (uploaderId !== null) {
      put({ uploaderId }, uploaderNames.at(-1) ?? '', uploaderUsername ?? '', uploaderNames.join(' '));
    }
    for (const tag of tagRows) put({ tagId: tag.id }, tag.name, tag.slug);
  }
  return [...names.values()];
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

/**
 * Builds the whole index, for a catalogue that was loaded bypassing the domain. Returns how many videos are
 * in it.
 */
export async function reindexAll(db: Database): Promise<number> {
  const count = await reindexVideos(db);
  await refreshSearch(db);
  return count;
}

/** What changes with time: popularity, tiers, the vocabulary's counts. Readers never wait for it. */
export async function refreshSearch(db: Executor): Promise<void> {
  await deleteStrayRows(db);
  await inBatches(await videosToLift(db), (ids) => liftVideos(db, ids));
  await inBatches(await misplacedVideos(db), (videos) => moveToTiers(db, videos));
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
