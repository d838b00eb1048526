import { getContentRankingsWithIpDedup } from './calls/get-content-rankings-with-ip-dedup.ts';
import { getRandomVideos } from './calls/get-random-videos.ts';
import { getRecommendedVideosByViews } from './calls/get-recommended-videos-by-views.ts';
import { getSearchFilters } from './calls/get-search-filters.ts';
import { getSearchSuggestions } from './calls/get-search-suggestions.ts';
import { getTrendingVideos } from './calls/get-trending-videos.ts';
import { searchLines } from './calls/search-lines.ts';
import { searchNames } from './calls/search-names.ts';
import { searchPeople } from './calls/search-people.ts';
import { searchVideos } from './calls/search-videos.ts';

import { savedCalls } from './saved/saved-calls.ts';

export const discoveryCalls = [
  getContentRankingsWithIpDedup,
  getTrendingVideos,
  getRecommendedVideosByViews,
  getRandomVideos,
  searchVideos,
  getSearchSuggestions,
  searchLines,
  searchNames,
  searchPeople,
  getSearchFilters,
  ...savedCalls,
];
