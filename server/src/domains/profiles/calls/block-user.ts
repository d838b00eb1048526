import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { memberBlocked } from '../blocks/block-facts.ts';
import { findBlockable, insertBlock, lockBlocks } from '../blocks/block-queries.ts';

export const blockUser = implement('block-user', async (input, { db, facts, memberId: blockerId }) => {
  const { blocked_id: id, username } = input;
  if (id === undefined && username === undefined)
    throw badInput('blocked_id', '"blocked_id" or "username" is missing.');
  const blocked = await findBlockable(db, id === undefined ? { username: (username ?? '').trim() } : { id });
  if (blocked === null) throw new AppError('notFound', 'User not found.');
  if (blocked.id === blockerId)
    throw badInput(id === undefined ? 'username' : 'blocked_id', 'You can’t block yourself.');
  return db.transaction(async (transaction) => {
    const count = await lockBlocks(transaction, blockerId, blocked.id);
    if (await insertBlock(transaction, blockerId, blocked.id)) {
      if (count >= limits.blockedMembers)
        throw new AppError('conflict', `You can block at most ${limits.blockedMembers} members.`);
      await facts.state(transaction, memberBlocked, { blockerId, blockedId: blocked.id });
    }
    return { blocked_id: blocked.id, username: blocked.username };
  });
});
