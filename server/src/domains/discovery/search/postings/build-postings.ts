import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../../platform/db/database.ts';
import {
  discardPostings,
  draftLexemes,
  draftPlaces,
  draftPostings,
  dropDrafts,
  indexDrafts,
  indexedVideos,
  lexemesOfParts,
  now,
  openDrafts,
  takeTheirPlace,
} from './build-queries.ts';
import { lexemesIn } from './lexemes-in.ts';
import { type PostedSort, placesInPart, postedOrders } from './posted-sorts.ts';

export interface PostingsSize {
  /** Videos below which a search reads rows as quickly. */
  fewestVideos: number;
  /** Videos that make a lexeme common: what fewer have is found by its rows. */
  commonFrom: number;
  /** Places of a block; a multiple of those in a part. */
  blockSize: number;
  /** Milliseconds until it is tried again to put them in the place of what somebody reads for long, as a dump does. */
  patience: number;
}

const usual: PostingsSize = { fewestVideos: 20_000, commonFrom: 500, blockSize: 65_536, patience: 10_000 };
/** As PostgreSQL says that a lock was not given in time. */
const lockNotAvailable = '55P03';
/** So many times. */
const mostTries = 60;
/** Parts of the order whose videos are read at once. */
const partsAtOnce = 128;

/**
 * Makes the postings anew, beside those that are read. Answers whether there are any: a small catalogue has none. Only one may be
 * at it at a time, nor may the index be built anew meanwhile.
 */
export async function buildPostings(db: Database, size: PostingsSize = usual): Promise<boolean> {
  await dropDrafts(db);
  if ((await indexedVideos(db)) < size.fewestVideos) {
    await db.transaction(discardPostings);
    return false;
  }
  try {
    await openDrafts(db);
    const since = await now(db);
    const common = await draftLexemes(db, size.commonFrom);
    let videos = 0;
    for (const sort of Object.keys(postedOrders) as PostedSort[]) {
      const count = await draftPlaces(db, { sort, order: postedOrders[sort] });
      videos = Math.max(videos, count);
      for (let block = 0; block * size.blockSize < count; block++)
        await postBlock(db, { sort, block, blockSize: size.blockSize, common });
    }
    await indexDrafts(db);
    await takePlace(db, { videos, blockSize: size.blockSize, since }, size.patience);
    return true;
  } finally {
    await dropDrafts(db).catch(() => {});
  }
}

async function takePlace(
  db: Database,
  made: Parameters<typeof takeTheirPlace>[1],
  patience: number,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction((transaction) => takeTheirPlace(transaction, made));
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || tries === mostTries) throw error;
      await sleep(patience);
    }
  }
}

async function postBlock(
  db: Database,
  {
    sort,
    block,
    blockSize,
    common,
  }: { sort: PostedSort; block: number; blockSize: number; common: ReadonlyMap<string, number> },
): Promise<void> {
  const first = block * blockSize;
  const places = new Map<number, number[]>();
  const last = (first + blockSize) / placesInPart;
  for (let part = first / placesInPart; part < last; part += partsAtOnce) {
    const rows = await lexemesOfParts(db, sort, [part, Math.min(last, part + partsAtOnce)]);
    for (const { place, lexemes } of rows) {
      for (const lexeme of lexemesIn(lexemes)) {
        const id = common.get(lexeme);
        if (id === undefined) continue;
        const list = places.get(id);
        if (list === undefined) places.set(id, [place - first]);
        else list.push(place - first);
      }
    }
    await breathe();
  }
  await draftPostings(db, sort, block, blockSize, places);
}
