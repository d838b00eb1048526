import { implement } from '../../../../platform/calls/implement.ts';
import { resetSkip } from '../own-skips.ts';

export const resetOwnSkip = implement('reset_own_skip', (input, context) => resetSkip(context, input));
