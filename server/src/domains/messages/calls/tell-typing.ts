import { messageTexts } from '#contract/messages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { broadcast, userChannel } from '../../../platform/realtime/topics.ts';
import { conversationDetails } from '../conversation-queries.ts';
import { presenceOf } from '../presence.ts';

export const tellTyping = implement('tell_typing', async (input, { db, memberId }) => {
  const conversationId = input.p_conversation_id;
  const row = await conversationDetails(db, conversationId, memberId);
  if (row === null) throw new AppError('notFound', messageTexts.noAccess);
  const { shows_typing: told } = await presenceOf(db, memberId, row);
  if (told)
    await broadcast(db, userChannel(row.other_id), 'conversation-typing', {
      conversation_id: conversationId,
    });
  return { told };
});
