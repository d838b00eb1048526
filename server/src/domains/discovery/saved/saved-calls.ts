import { deleteSavedSearch } from './calls/delete-saved-search.ts';
import { getSavedSearches } from './calls/get-saved-searches.ts';
import { saveSearch } from './calls/save-search.ts';
import { updateSavedSearch } from './calls/update-saved-search.ts';

export const savedCalls = [getSavedSearches, saveSearch, updateSavedSearch, deleteSavedSearch];
