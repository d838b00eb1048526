import { implement } from '../../../../platform/calls/implement.ts';
import { saveMoment } from '../own-moments.ts';

export const saveOwnMoment = implement('save_own_moment', (input, context) => saveMoment(context, input));
