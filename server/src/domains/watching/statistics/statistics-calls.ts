import { getStudioStatistics } from './calls/get-studio-statistics.ts';
import { getVideoStatistics } from './calls/get-video-statistics.ts';

export const statisticsCalls = [getStudioStatistics, getVideoStatistics];
