import { messageTexts } from '#contract/messages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { broadcast, userChannel } from '../../../platform/realtime/topics.ts';
import { tellUnread } from '../block-reactions.ts';
import { lockConversation, moveCounts, writeRead } from '../conversation-queries.ts';
import { countChange, ownSide } from '../count-rules.ts';
import { messageRequestSeen } from '../message-facts.ts';
import { readMoment } from '../message-rules.ts';
import { presenceOf } from '../presence.ts';

export const markConversationRead = implement('mark_conversation_read', async (input, context) => {
  const { db, facts, memberId } = context;
  const conversationId = input.p_conversation_id;
  const until = readMoment('p_until', input.p_until);
  return db.transaction(async (transaction) => {
    const sides = await lockConversation(transaction, conversationId, memberId);
    if (sides === null) throw new AppError('notFound', messageTexts.noAccess);
    if (sides.state !== 'accepted')
      await facts.state(transaction, messageRequestSeen, { conversationId, memberId });
    if (sides.unread_count === 0) return { unread_count: 0 };
    const unread = await writeRead(transaction, conversationId, memberId, until);
    const before = ownSide(sides);
    const after = before && { ...before, isUnread: unread > 0 };
    await moveCounts(transaction, [{ memberId, ...countChange(before, after) }]);
    if (unread !== sides.unread_count) await tellUnread(transaction, memberId);
    if ((await presenceOf(transaction, memberId, sides)).shows_seen)
      await broadcast(transaction, userChannel(sides.other_id), 'conversation-seen', {
        conversation_id: conversationId,
      });
    return { unread_count: unread };
  });
});
