import { getContinueWatching } from './calls/get-continue-watching.ts';
import { getWorkProgress } from './calls/get-work-progress.ts';

export const workProgressCalls = [getContinueWatching, getWorkProgress];
