import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { dropTasteOf, marksOf, tasteRecords } from './taste-queries.ts';

/** What a member said about what is recommended to them, for their archive. */
export const exportTaste: ExportPart = async ({ db }, memberId) => [
  jsonFile('recommendations/settings.json', await tasteRecords(db, memberId)),
  jsonFile('recommendations/less-of.json', await marksOf(db, memberId)),
];

/** Forgets what a departing member said. */
export const forgetTaste = (transaction: TransactionExecutor, memberId: string): Promise<void> =>
  dropTasteOf(transaction, memberId);
