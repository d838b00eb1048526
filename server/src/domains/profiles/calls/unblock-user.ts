import { implement } from '../../../platform/calls/implement.ts';
import { memberUnblocked } from '../blocks/block-facts.ts';
import { deleteBlock } from '../blocks/block-queries.ts';

export const unblockUser = implement('unblock-user', (input, { db, facts, memberId: blockerId }) => {
  const blockedId = input.blocked_id;
  return db.transaction(async (transaction) => {
    if (await deleteBlock(transaction, blockerId, blockedId))
      await facts.state(transaction, memberUnblocked, { blockerId, blockedId });
    return { blocked_id: blockedId };
  });
});
