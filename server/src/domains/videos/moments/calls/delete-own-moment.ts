import { implement } from '../../../../platform/calls/implement.ts';
import { removeMoment } from '../own-moments.ts';

export const deleteOwnMoment = implement('delete_own_moment', (input, context) =>
  removeMoment(context, input.p_moment_id),
);
