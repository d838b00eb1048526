import { newId } from '../../../kit/ids.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { insertProposals, presentWorks } from './reading-queries.ts';
import { leadTo, readingOf, titleKey } from './reading-rules.ts';

/** Ids and titles of works that are there, for whoever ties something to them. */
export const worksOfIds = (db: Executor, ids: readonly string[]) => presentWorks(db, ids);

/** A video came from a source of which all is of one work: its title tells the number, if it does. */
export async function proposeFromSource(
  transaction: TransactionExecutor,
  videoId: string,
  workId: string,
  title: string,
): Promise<void> {
  const [work] = await presentWorks(transaction, [workId]);
  if (work === undefined) return;
  const reading =
    readingOf(title) ??
    ({
      ...{ key: titleKey(title), title, season: null, workKind: 'tv', kind: 'regular', number: null },
      ...{ isWeak: true, episodeTitle: null, cut: 'uncut', group: null },
    } as const);
  await insertProposals(transaction, 'source', [
    {
      ...{ id: newId(), videoId, reading, number: reading.number, lead: leadTo(workId) },
      ...{ work: { ...work, key: reading.key }, workTitle: work.title },
    },
  ]);
}
