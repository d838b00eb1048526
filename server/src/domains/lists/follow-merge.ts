import { AppError } from '../../kit/app-error.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { isListed, moveEntries, moveEntriesBack } from './entry-queries.ts';
import {
  type JoinedEpisode,
  moveNewsBack,
  moveNewsOfEpisodes,
  moveReminders,
  moveRemindersBack,
} from './news/joined-queries.ts';
import { moveNews, placeNews } from './news/news-queries.ts';

/** Works were merged: who had the one on their list has the other. Who had both keeps what they said of the other. */
export async function followMerge(
  transaction: TransactionExecutor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await moveEntries(transaction, fromId, toId);
  await moveNews(transaction, fromId, toId);
}

/** That was undone: what came from the one is of it again. */
export const followParting = (
  transaction: TransactionExecutor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> => moveEntriesBack(transaction, fromId, toId);

/** Episodes go into others: whoever wanted to be reminded of the one is of the other, and what was told of it was told. */
export async function followJoining(
  transaction: TransactionExecutor,
  { joined }: { joined: readonly JoinedEpisode[] },
): Promise<void> {
  await moveReminders(transaction, joined);
  await moveNewsOfEpisodes(transaction, joined);
}

/** That was undone. */
export async function followPartingOfEpisodes(
  transaction: TransactionExecutor,
  { joined }: { joined: readonly JoinedEpisode[] },
): Promise<void> {
  await moveRemindersBack(transaction, joined);
  await moveNewsBack(transaction, joined);
}

/** Episodes went to another work: what is new of them is new of that. */
export const followEpisodes = (
  transaction: TransactionExecutor,
  { workIds }: { workIds: readonly string[] },
): Promise<void> => placeNews(transaction, workIds);

/** Works are about to be deleted: what members wrote of them is not. Throws `conflict`. */
export async function refuseLosingEntries(
  transaction: TransactionExecutor,
  { workIds }: { workIds: readonly string[] },
): Promise<void> {
  if (await isListed(transaction, workIds))
    throw new AppError(
      'conflict',
      'Members have this series on their lists, with notes and scores that would be lost. Merge it into another instead.',
    );
}
