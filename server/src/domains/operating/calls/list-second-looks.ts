import { implement } from '../../../platform/calls/implement.ts';
import { waitingSecondLooks } from '../../../platform/second-looks/second-look-queries.ts';
import { listAdmins, seesMinors } from '../../accounts/index.ts';

const most = 100;

export const listSecondLooks = implement('list_second_looks', async (_input, { db, viewer, memberId }) => {
  const [looks, admins] = await Promise.all([
    waitingSecondLooks(db, await seesMinors(db, viewer), most),
    listAdmins(db),
  ]);
  const names = new Map(admins.map(({ id, username }) => [id, username]));
  return looks.map((look) => ({
    ...{ id: look.id, summary: look.summary, subject_kind: look.subject_kind, subject_id: look.subject_id },
    asked_by: names.get(look.asked_by) ?? 'Nobody',
    asked_at: look.asked_at.toISOString(),
    is_own: look.asked_by === memberId,
  }));
});
