import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { broadcast, userChannel } from '../../../platform/realtime/topics.ts';
import { tellUnread } from '../block-reactions.ts';
import { lockConversation, moveCounts } from '../conversation-queries.ts';
import { countChange, otherSide } from '../count-rules.ts';
import { conversationOfOwn, deleteOwn } from '../message-queries.ts';

export const deleteMessage = implement('delete_message', (input, { db, memberId }) => {
  const { p_message_id: id } = input;
  const noSuch = () => new AppError('notFound', 'This message is already gone.');
  return db.transaction(async (transaction) => {
    const conversationId = await conversationOfOwn(transaction, id, memberId);
    const sides = conversationId && (await lockConversation(transaction, conversationId, memberId));
    if (!sides) throw noSuch();
    const after = await deleteOwn(transaction, id, memberId);
    if (after === null) throw noSuch();
    const before = otherSide(sides);
    const change = countChange(before, before && { ...before, isUnread: after.other_unread_count > 0 });
    await moveCounts(transaction, [{ memberId: sides.other_id, ...change }]);
    const about = { conversation_id: conversationId, message_id: id };
    for (const told of [memberId, sides.other_id])
      await broadcast(transaction, userChannel(told), 'message-changed', about);
    if (change.unread !== 0) await tellUnread(transaction, sides.other_id);
    return { deleted: true };
  });
});
