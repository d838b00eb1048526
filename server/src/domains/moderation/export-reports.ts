import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { reportRecords } from './report-queries.ts';

/** What a member has reported and what came of it, for his archive. What others reported of him is theirs. */
export const exportReports: ExportPart = async ({ db }, memberId) => [
  jsonFile('reports.json', await reportRecords(db, memberId)),
];
