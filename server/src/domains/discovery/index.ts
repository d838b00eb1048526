// The public interface of the discovery domain for higher floors.
export { discoveryCalls } from './calls.ts';
export { exportSavedSearches } from './saved/export-saved.ts';
export { newInSearch } from './saved/new-in-searches.ts';
export {
  type DueSearch,
  deleteSavedOf,
  dueSearches,
  isAnythingNew,
  noteLooked,
} from './saved/saved-queries.ts';
export { indexVideo, recountSearch, reindexVideos } from './search/index-upkeep.ts';
export { rebuildSearch } from './search/rebuild-search.ts';
export { reindexVideosJob } from './search/reindex-videos.job.ts';
export { searchWeights } from './search/search-weights.ts';
export { tablesMadeAnew } from './search/tables-made-anew.ts';
