import { implement } from '../../../platform/calls/implement.ts';
import { dropMark } from '../taste/taste-queries.ts';

export const unmarkTaste = implement('unmark_taste', async (input, { db, memberId }) => ({
  removed: await dropMark(db, memberId, input.p_kind, input.p_subject_id),
}));
