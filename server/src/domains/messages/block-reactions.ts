import type { TransactionExecutor } from '../../platform/db/database.ts';
import { broadcast, userChannel } from '../../platform/realtime/topics.ts';
import { blocksBetween } from '../profiles/index.ts';
import { findConversation, recount, writeBlocked } from './conversation-queries.ts';

/** After a block was made or lifted: the conversation of the two leaves their inboxes, or returns. */
export async function applyBlocks(
  transaction: TransactionExecutor,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  const conversationId = await findConversation(transaction, blockerId, blockedId);
  if (conversationId === null) return;
  const { byOne, byOther } = await blocksBetween(transaction, blockerId, blockedId);
  await writeBlocked(transaction, conversationId, byOne || byOther);
  for (const memberId of [blockerId, blockedId].sort()) {
    await recount(transaction, memberId);
    await tellUnread(transaction, memberId);
  }
}

/** Makes a member's pages ask again how much is unread. */
export const tellUnread = (transaction: TransactionExecutor, memberId: string): Promise<void> =>
  broadcast(transaction, userChannel(memberId), 'unread-changed', {});
