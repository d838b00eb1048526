import type { Database, Executor } from '../../../platform/db/database.ts';
import { addFilterValues, publishedIds, publishedSources, writeNames } from './index-queries.ts';
import { documentsOf, filterValuesOf, namesOf } from './index-rows.ts';
import { indexVideos, learn, recountSearch } from './index-upkeep.ts';
import { buildPostings } from './postings/build-postings.ts';
import { forgetPostings } from './postings/build-queries.ts';
import { withRebuildLock } from './rebuild-lock.ts';
import {
  deleteDraftRows,
  dropDraft,
  dropStrays,
  indexDraft,
  openDraft,
  takeChanges,
  takeItsPlace,
  writeDraftRows,
} from './rebuild-queries.ts';
import { boundLowerTiers, placeDraft } from './tier-queries.ts';

const batchSize = 500;
/** Batches that are under way at once: while one is written, another is read. */
const lanes = 3;
/** So many changes are done again while readers wait. */
const fewChanges = 200;

export interface Rebuilding {
  /** Called now and then with how many videos are in the draft. */
  progress?(count: number): void;
}

/**
 * Builds the whole index anew beside the one that is read, and puts it in its place. For a catalogue that was loaded
 * bypassing the domain, or an index that is not trusted. Answers how many videos are in it; null if somebody else is
 * rebuilding it.
 */
export async function rebuildSearch(db: Database, { progress }: Rebuilding = {}): Promise<number | null> {
  return withRebuildLock(db, (session) => rebuildAlone(db, session, progress));
}

async function rebuildAlone(
  db: Database,
  session: Executor,
  progress: Rebuilding['progress'],
): Promise<number> {
  await dropDraft(session);
  try {
    await openDraft(session);
    await boundLowerTiers(session);
    const count = await fillDraft(db, progress);
    await placeDraft(session);
    await indexDraft(session);
    await catchUp(db);
    await dropStrays(session);
    await recountSearch(session);
    await buildPostings(db).catch((cause: unknown) => {
      throw new Error('The index is new and in use, but its postings are not built: the next night does.', {
        cause,
      });
    });
    return count;
  } finally {
    await dropDraft(session).catch(() => {});
  }
}

async function fillDraft(db: Database, progress: Rebuilding['progress']): Promise<number> {
  const known = { names: new Set<string>(), terms: new Set<string>(), values: new Set<string>() };
  let count = 0;
  const ids = batchesOf(db);
  const lane = async (): Promise<void> => {
    for (;;) {
      const batch = await ids.next();
      if (batch.done) return;
      await fillBatch(db, batch.value, known);
      count += batch.value.length;
      progress?.(count);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return count;
}

async function* batchesOf(db: Executor): AsyncGenerator<string[]> {
  for (let after: string | null = null; ; ) {
    const ids: string[] = await publishedIds(db, after, batchSize);
    if (ids.length === 0) return;
    after = ids.at(-1)!;
    yield ids;
  }
}

/** What was written by an earlier batch is not sent again. */
const fresh = <T>(known: Set<string>, items: readonly T[], key: (item: T) => string): T[] =>
  items.filter((item) => {
    const isNew = !known.has(key(item));
    known.add(key(item));
    return isNew;
  });

async function fillBatch(
  db: Executor,
  ids: readonly string[],
  known: { names: Set<string>; terms: Set<string>; values: Set<string> },
): Promise<void> {
  const sources = await publishedSources(db, ids);
  const { rows, terms } = documentsOf(sources);
  await writeDraftRows(db, rows);
  const names = fresh(known.names, namesOf(sources), (name) =>
    JSON.stringify([name.tagId, name.categoryId, name.uploaderId]),
  );
  if (names.length > 0) await writeNames(db, names);
  const values = fresh(known.values, filterValuesOf(sources), ({ kind, value }) => `${kind} ${value}`);
  if (values.length > 0) await addFilterValues(db, values);
  const words = fresh(known.terms, terms, (term) => term);
  if (words.length > 0) await learn(db, words);
}

/** Does again what changed meanwhile, the last of it while readers wait. */
async function catchUp(db: Database): Promise<void> {
  for (;;) {
    const ids = await takeChanges(db, batchSize);
    await refill(db, ids);
    if (ids.length < fewChanges) break;
  }
  await db.transaction(async (transaction) => {
    await takeItsPlace(transaction);
    await forgetPostings(transaction);
    const ids = await takeChanges(transaction, Number.MAX_SAFE_INTEGER);
    await indexVideos(transaction, ids);
  });
}

async function refill(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (transaction) => {
    await deleteDraftRows(transaction, ids);
    const { rows } = documentsOf(await publishedSources(transaction, ids));
    await writeDraftRows(transaction, rows);
  });
}
