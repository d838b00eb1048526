import type { WatchSettings } from '#contract/watching.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { countsWatched, writeCountsWatched } from '../../profiles/index.ts';
import { findSettings, writeSettings } from './history-queries.ts';

/** What is remembered of a member's watching. */
export async function readWatchSettings(db: Executor, memberId: string): Promise<WatchSettings> {
  return { ...(await findSettings(db, memberId)), counts_watched: await countsWatched(db, memberId) };
}

/** Changes what is named, and answers all of it. */
export const changeWatchSettings = (
  db: Database,
  memberId: string,
  changes: { history: boolean | null; positions: boolean | null; counts: boolean | null },
): Promise<WatchSettings> =>
  db.transaction(async (transaction) => {
    const { history, positions, counts } = changes;
    if (history !== null || positions !== null)
      await writeSettings(transaction, memberId, history, positions);
    if (counts !== null) await writeCountsWatched(transaction, memberId, counts);
    return readWatchSettings(transaction, memberId);
  });
