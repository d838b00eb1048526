import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { ListEntry } from '#contract/lists.ts';
import { AppError } from '../../kit/app-error.ts';
import { dayOf } from '../../kit/dates.ts';
import type { Database, TransactionExecutor } from '../../platform/db/database.ts';
import { episodeStanding, isPublishedWork } from '../works/index.ts';
import { countEntries, type EntryRow, findEntry, holdList, writeEntries } from './entry-queries.ts';
import { afterWatching, changedEntry, isSame } from './entry-rules.ts';

/** An entry without the name of its work. */
export function entryView({ work_id: _, ...entry }: EntryRow): ListEntry {
  return entry;
}

/** What a member says of a work themself. Throws `notFound`, `badInput` and `conflict`. */
export const saveEntry = (
  db: Database,
  memberId: string,
  input: Input<'save_list_entry'>,
): Promise<ListEntry> =>
  db.transaction(async (transaction) => {
    if (!(await isPublishedWork(transaction, input.p_work_id)))
      throw new AppError('notFound', 'There is no such series.');
    await holdList(transaction, memberId);
    const before = await findEntry(transaction, memberId, input.p_work_id);
    if (before === null) await requireRoom(transaction, memberId, 1);
    const after = changedEntry(before, input);
    if (before !== null && isSame(before, after)) return entryView(before);
    const updated_at = new Date().toISOString();
    await writeEntries(transaction, memberId, [{ ...after, work_id: input.p_work_id, updated_at }]);
    return { ...after, updated_at };
  });

/** Throws `conflict` if the list would grow too long. */
export async function requireRoom(
  transaction: TransactionExecutor,
  memberId: string,
  more: number,
): Promise<void> {
  if ((await countEntries(transaction, memberId)) + more > limits.listEntries)
    throw new AppError('conflict', `A list holds up to ${limits.listEntries} titles.`);
}

/** A member watched an episode to the end: their list follows, if they let it. */
export async function followWatching(
  transaction: TransactionExecutor,
  { memberId, videoId }: { memberId: string; videoId: string },
): Promise<void> {
  const standing = await episodeStanding(transaction, videoId);
  if (standing === null) return;
  const { work_id, place, is_last: isLast } = standing;
  if (!(await holdList(transaction, memberId)).follows_watching) return;
  const before = await findEntry(transaction, memberId, work_id);
  const after = afterWatching(before, { place, isLast }, dayOf(Date.now()));
  if (after === null) return;
  if (before === null && (await countEntries(transaction, memberId)) >= limits.listEntries) return;
  await writeEntries(transaction, memberId, [{ ...after, work_id, updated_at: new Date().toISOString() }]);
}
