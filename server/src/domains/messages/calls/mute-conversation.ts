import { messageTexts } from '#contract/messages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { tellUnread } from '../block-reactions.ts';
import { lockConversation, moveCounts, writeMuted } from '../conversation-queries.ts';
import { countChange, ownSide } from '../count-rules.ts';

export const muteConversation = implement('mute_conversation', (input, { db, memberId }) => {
  const { p_conversation_id: conversationId, p_muted: isMuted } = input;
  return db.transaction(async (transaction) => {
    const sides = await lockConversation(transaction, conversationId, memberId);
    if (sides === null) throw new AppError('notFound', messageTexts.noAccess);
    if (sides.is_muted === isMuted) return { is_muted: isMuted };
    await writeMuted(transaction, conversationId, memberId, isMuted);
    const before = ownSide(sides);
    await moveCounts(transaction, [{ memberId, ...countChange(before, before && { ...before, isMuted }) }]);
    await tellUnread(transaction, memberId);
    return { is_muted: isMuted };
  });
});
