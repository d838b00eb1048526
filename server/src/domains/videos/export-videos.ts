import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { uploadRecords } from './export-queries.ts';

/** A member's uploads, for their archive. */
export const exportVideos: ExportPart = async ({ db }, memberId) => [
  jsonFile('videos/uploads.json', await uploadRecords(db, memberId)),
];
