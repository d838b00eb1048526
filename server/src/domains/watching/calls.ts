import { getCountry } from './calls/get-country.ts';
import { getVideoPlayback } from './calls/get-video-playback.ts';
import { reportWatching } from './calls/report-watching.ts';
import { startPlayback } from './calls/start-playback.ts';
import { historyCalls } from './history/history-calls.ts';
import { statisticsCalls } from './statistics/statistics-calls.ts';

export const watchingCalls = [
  getVideoPlayback,
  startPlayback,
  reportWatching,
  getCountry,
  ...historyCalls,
  ...statisticsCalls,
];
