import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../cases/who-sees.ts';
import { holdsOn } from '../hold-queries.ts';
import { holdView, preservedView } from '../hold-view.ts';
import { preservedOf } from '../preserved-queries.ts';

export const getEvidence = implement('get_evidence', async (input, { db, viewer }) => {
  const sees = await seesMinors(db, viewer);
  const [holds, preserved] = await Promise.all([
    holdsOn(db, input.p_subject_kind, input.p_subject_id, sees),
    preservedOf(db, input.p_subject_kind, input.p_subject_id, sees),
  ]);
  return { holds: holds.map(holdView), preserved: preserved.map(preservedView), sees_minors: sees };
});
