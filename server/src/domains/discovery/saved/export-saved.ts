import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { savedOf } from './saved-queries.ts';
import { savedView } from './saved-view.ts';

/** What a member has saved to search for again. */
export const exportSavedSearches: ExportPart = async ({ db }, memberId) => [
  jsonFile('saved-searches.json', (await savedOf(db, memberId)).map(savedView)),
];
