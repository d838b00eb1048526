import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { complaintRecords } from './complaint-queries.ts';

/** The complaints that a member sent, for their archive. */
export const exportComplaints: ExportPart = async ({ db }, memberId) => [
  jsonFile('complaints.json', await complaintRecords(db, memberId)),
];
