import { implement } from '../../../../platform/calls/implement.ts';
import { isEvidence } from '../../../../platform/evidence/evidence.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { holdsOn, ownersOf, staysByCase } from '../hold-queries.ts';
import { holdView, preservedView } from '../hold-view.ts';
import { preservedOf } from '../preserved-queries.ts';

export const getEvidence = implement('get_evidence', async (input, { db, viewer }) => {
  const sees = await seesMinors(db, viewer);
  const [kind, id] = [input.p_subject_kind, input.p_subject_id];
  const owners = await ownersOf(db, kind, id);
  const [holds, preserved] = await Promise.all([
    holdsOn(db, { kind, id, owners }, sees),
    preservedOf(db, kind, id, sees),
  ]);
  const isOnHold = holds.some(({ in_force }) => in_force);
  // That something stays for a reason that few know of would tell the reason.
  const stays =
    isOnHold || kind === 'case'
      ? isOnHold
      : sees
        ? await isEvidence(db, kind === 'member' ? 'account' : kind, id, owners[0] ?? null)
        : preserved.length > 0 || (await staysByCase(db, kind, id));
  return {
    holds: holds.map(holdView),
    is_evidence: stays,
    preserved: preserved.map(preservedView),
    sees_minors: sees,
  };
});
