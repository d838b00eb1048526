import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { decisionRecords, reportRecords } from './report-queries.ts';

/** What a member has reported and what came of it, and what they were told of decisions about them. What others reported is theirs. */
export const exportReports: ExportPart = async ({ db }, memberId) => [
  jsonFile('reports.json', await reportRecords(db, memberId)),
  jsonFile('decisions.json', await decisionRecords(db, memberId)),
];
