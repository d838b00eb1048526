import { findWorks } from './calls/find-works.ts';
import { getOwnEpisode } from './calls/get-own-episode.ts';
import { sayEpisode } from './calls/say-episode.ts';
import { suggestEpisode } from './calls/suggest-episode.ts';

export const sayingCalls = [findWorks, suggestEpisode, getOwnEpisode, sayEpisode];
