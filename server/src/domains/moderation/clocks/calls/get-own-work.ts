import { implement } from '../../../../platform/calls/implement.ts';
import { exposureOf, seesMinors } from '../../../accounts/index.ts';
import { ownWork } from '../own-work-queries.ts';

export const getOwnWork = implement('get_own_work', async (_input, { db, viewer, memberId }) => {
  const sees = await seesMinors(db, viewer);
  const [work, looked] = await Promise.all([
    ownWork(db, memberId, sees),
    sees ? exposureOf(db, memberId) : null,
  ]);
  return { ...work, looked };
});
