import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { addHashes } from '../change-list.ts';

export const addStayDown = implement('add_stay_down', (input, { db, jobs, viewer }) =>
  db.transaction((transaction) =>
    addHashes(transaction, { jobs }, actorOf(viewer), { hashes: input.p_hashes, reason: input.p_reason }),
  ),
);
