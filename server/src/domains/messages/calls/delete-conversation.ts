import { messageTexts } from '#contract/messages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { tellUnread } from '../block-reactions.ts';
import { clearSide, lockConversation, moveCounts } from '../conversation-queries.ts';
import { countChange, ownSide } from '../count-rules.ts';
import { messageRequestSeen } from '../message-facts.ts';

export const deleteConversation = implement('delete_conversation', (input, context) => {
  const { db, facts, memberId } = context;
  const conversationId = input.p_conversation_id;
  return db.transaction(async (transaction) => {
    const sides = await lockConversation(transaction, conversationId, memberId);
    if (sides === null) throw new AppError('notFound', messageTexts.noAccess);
    await clearSide(transaction, conversationId, memberId);
    await moveCounts(transaction, [{ memberId, ...countChange(ownSide(sides), null) }]);
    if (sides.state !== 'accepted')
      await facts.state(transaction, messageRequestSeen, { conversationId, memberId });
    await tellUnread(transaction, memberId);
    return { deleted: true };
  });
});
