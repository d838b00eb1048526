import type { TransactionExecutor } from '../../platform/db/database.ts';
import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { deleteListOf } from './entry-queries.ts';
import { listRecords } from './files/written-queries.ts';

/** A member's list with how they have it, and what they want to be reminded of, for their archive. */
export const exportList: ExportPart = async ({ db }, memberId) => {
  const { entries, settings, reminders } = await listRecords(db, memberId);
  return [
    jsonFile('list/entries.json', entries),
    jsonFile('list/settings.json', settings),
    jsonFile('list/reminders.json', reminders),
  ];
};

/** Forgets the list of a departing member. */
export const forgetList = (transaction: TransactionExecutor, memberId: string): Promise<void> =>
  deleteListOf(transaction, memberId);
