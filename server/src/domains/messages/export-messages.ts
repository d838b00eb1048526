import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { messageRecords } from './export-queries.ts';

/** Who a member talks to, and what they wrote, for their archive. What others wrote is theirs. */
export const exportMessages: ExportPart = async ({ db }, memberId) => {
  const { conversations, written } = await messageRecords(db, memberId);
  return [jsonFile('messages/conversations.json', conversations), jsonFile('messages/written.json', written)];
};
