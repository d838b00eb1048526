import { getOwnSkips } from './calls/get-own-skips.ts';
import { resetOwnSkip } from './calls/reset-own-skip.ts';
import { saveOwnSkip } from './calls/save-own-skip.ts';
import { setWorkListening } from './calls/set-work-listening.ts';

export const skipCalls = [getOwnSkips, saveOwnSkip, resetOwnSkip, setWorkListening];
