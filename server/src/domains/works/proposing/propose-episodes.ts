import { setImmediate as breathe } from 'node:timers/promises';
import { newId } from '../../../kit/ids.ts';
import type { Database, TransactionExecutor } from '../../../platform/db/database.ts';
import {
  insertProposals,
  keysOfWorks,
  leadProposals,
  readingsUnder,
  takeToRead,
  titlesOf,
  worksToRead,
  worksUnder,
  writeKeys,
  writeReadings,
} from './reading-queries.ts';
import { keysOfTitles, leadTo, leadToNew, proposalsFor, readingOf } from './reading-rules.ts';

const batchSize = 200;

/** Reads what is new among works and videos, batch by batch, and proposes which episodes these are. Returns how many. */
export async function proposeEpisodes(db: Database, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (const read of [readWorks, readVideos])
    for (;;) {
      signal?.throwIfAborted();
      const proposed = await db.transaction(read);
      if (proposed === null) break;
      count += proposed;
      await breathe();
    }
  return count;
}

/** Works of which a title changed: what waited for them leads to them. Null: there are none. */
async function readWorks(transaction: TransactionExecutor): Promise<number | null> {
  const works = await worksToRead(transaction, batchSize);
  if (works.length === 0) return null;
  await writeKeys(
    transaction,
    works.map(({ id, titles }) => ({ id, keys: keysOfTitles(titles) })),
  );
  const ids = works.map(({ id }) => id);
  const keys = await keysOfWorks(transaction, ids);
  for (const { id, kind, key } of await worksUnder(transaction, keys))
    if (ids.includes(id)) await leadProposals(transaction, leadToNew(key, kind), leadTo(id), id);
  return propose(transaction, keys);
}

async function readVideos(transaction: TransactionExecutor): Promise<number | null> {
  const ids = await takeToRead(transaction, batchSize);
  if (ids.length === 0) return null;
  const titles = await titlesOf(transaction, ids);
  const readings = titles.flatMap(({ id, title }) => {
    const reading = readingOf(title);
    return reading === null ? [] : [{ ...reading, videoId: id, name: title }];
  });
  await writeReadings(
    transaction,
    titles.map(({ id }) => id),
    readings,
  );
  return propose(transaction, [...new Set(readings.map(({ key }) => key))]);
}

async function propose(transaction: TransactionExecutor, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const works = await worksUnder(transaction, keys);
  const byKey = Map.groupBy(await readingsUnder(transaction, keys), ({ key }) => key);
  const proposals = [...byKey.values()].flatMap((videos) => proposalsFor(videos, works));
  return insertProposals(
    transaction,
    'title',
    proposals.map((proposal) => ({ id: newId(), ...proposal })),
  );
}
