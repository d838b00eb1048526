import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { decisionRecords, reportRecords } from './report-queries.ts';

/**
 * What a member has reported and the outcome, and what they were told about decisions on them. What others
 * reported is theirs.
 */
export const exportReports: ExportPart = async ({ db }, memberId) => [
  jsonFile('reports.json', await reportRecords(db, memberId)),
  jsonFile('decisions.json', await decisionRecords(db, memberId)),
];
