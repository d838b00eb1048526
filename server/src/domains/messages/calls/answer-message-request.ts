import { messageTexts } from '#contract/messages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { tellUnread } from '../block-reactions.ts';
import { lockConversation, moveCounts, writeState } from '../conversation-queries.ts';
import { countChange, ownSide } from '../count-rules.ts';
import { messageRequestSeen } from '../message-facts.ts';

export const answerMessageRequest = implement('answer_message_request', (input, context) => {
  const { db, facts, memberId } = context;
  const conversationId = input.p_conversation_id;
  const state = input.p_accept ? ('accepted' as const) : ('declined' as const);
  return db.transaction(async (transaction) => {
    const sides = await lockConversation(transaction, conversationId, memberId);
    if (sides === null) throw new AppError('notFound', messageTexts.noAccess);
    if (sides.state === state) return { state };
    if (sides.state === 'accepted')
      throw new AppError('conflict', 'This conversation isn’t a request anymore.');
    await writeState(transaction, conversationId, memberId, state);
    const before = ownSide(sides);
    await moveCounts(transaction, [{ memberId, ...countChange(before, before && { ...before, state }) }]);
    await facts.state(transaction, messageRequestSeen, { conversationId, memberId });
    await tellUnread(transaction, memberId);
    return { state };
  });
});
