import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { applicationsOf } from './application-queries.ts';
import { applicationView } from './application-view.ts';

/** A member's applications to the creator programme, for their archive. */
export const exportApplications: ExportPart = async ({ db }, memberId) => [
  jsonFile('creator-applications.json', (await applicationsOf(db, memberId, null)).map(applicationView)),
];
