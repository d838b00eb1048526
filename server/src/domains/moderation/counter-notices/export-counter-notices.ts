import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { counterNoticeRecords } from './counter-notice-queries.ts';

/** The counter-notices that a member sent, for their archive. */
export const exportCounterNotices: ExportPart = async ({ db }, memberId) => [
  jsonFile('counter-notices.json', await counterNoticeRecords(db, memberId)),
];
