import { searchStudios } from './calls/search-studios.ts';
import { searchWorks } from './calls/search-works.ts';

export const workSearchingCalls = [searchWorks, searchStudios];
