import type { Platform } from '../../../../platform/context.ts';
import { deletePackages, duePackages } from './package-queries.ts';
import { folderOf } from './sealed-package.ts';

const atOnce = 20;

/** Deletes packages whose time is over, unless their case is under a legal hold. Answers how many. Can run twice. */
export async function deleteDuePackages(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  signal: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    signal.throwIfAborted();
    const gone = await db.transaction(async (transaction) => {
      const ids = (await duePackages(transaction, atOnce)).map(({ id }) => id);
      // Files first: a row that stays is found again.
      for (const id of ids) await storage.deletePrefix(folderOf(id));
      await deletePackages(transaction, ids);
      return ids.length;
    });
    deleted += gone;
    if (gone === 0) return deleted;
  }
}
