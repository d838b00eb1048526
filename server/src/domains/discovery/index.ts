// The door of the discovery domain: what higher floors may use.
export { discoveryCalls } from './calls.ts';
export { indexVideo, refreshSearch, reindexAll, reindexVideos } from './search/index-upkeep.ts';
export { reindexVideosJob } from './search/reindex-videos.job.ts';
