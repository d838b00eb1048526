import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { noticeRecords } from './notice-queries.ts';

/** The notices that a member filed, for their archive. */
export const exportNotices: ExportPart = async ({ db }, memberId) => [
  jsonFile('notices.json', await noticeRecords(db, memberId)),
];
