import { implement } from '../../../../platform/calls/implement.ts';
import { saveSkip } from '../own-skips.ts';

export const saveOwnSkip = implement('save_own_skip', (input, context) => saveSkip(context, input));
