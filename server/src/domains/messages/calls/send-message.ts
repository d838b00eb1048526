import type { Message, MessageRow } from '#contract/messages.ts';
import { messageTexts } from '#contract/messages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { implement } from '../../../platform/calls/implement.ts';
import type { Viewer } from '../../../platform/context.ts';
import { lockConversation, moveCounts } from '../conversation-queries.ts';
import { countChange, otherSide, ownSide } from '../count-rules.ts';
import { tellMessage } from '../live-messages.ts';
import { messageRequested, messageRequestSeen } from '../message-facts.ts';
import { findSent, insertMessage } from '../message-queries.ts';
import { readContent, writingRefusal } from '../message-rules.ts';
import { receptionOf } from '../reception.ts';

export const sendMessage = implement('send_message', async (input, context) => {
  const { db, facts, viewer, memberId: senderId } = context;
  const conversationId = input.p_conversation_id;
  const clientId = input.p_client_id ?? null;
  const content = readContent(input.p_content);
  return db.transaction(async (transaction) => {
    const sides = await lockConversation(transaction, conversationId, senderId);
    if (sides === null) throw new AppError('notFound', messageTexts.noAccess);
    const sent = clientId === null ? null : await findSent(transaction, conversationId, senderId, clientId);
    if (sent !== null) return view(sent, viewer);
    const recipientId = sides.other_id;
    const refusal = await writingRefusal({
      isBlocked: sides.is_blocked,
      otherLeaves: sides.other_leaves,
      otherState: sides.other_state,
      sentCount: sides.sent_count,
      reception: () => receptionOf(transaction, recipientId, senderId),
    });
    if (refusal !== null) throw new AppError('notAllowed', refusal);

    const message = await insertMessage(transaction, {
      id: newId(),
      conversationId,
      senderId,
      content,
      clientId,
    });
    const own = { state: 'accepted' as const, isUnread: sides.unread_count > 0, isMuted: sides.is_muted };
    const other = { state: sides.other_state, isUnread: true, isMuted: sides.other_is_muted };
    await moveCounts(transaction, [
      { memberId: senderId, ...countChange(ownSide(sides), own) },
      { memberId: recipientId, ...countChange(otherSide(sides), other) },
    ]);
    await tellMessage(
      transaction,
      message,
      sides.other_state === 'declined' ? [senderId] : [senderId, recipientId],
    );
    if (sides.state !== 'accepted')
      await facts.state(transaction, messageRequestSeen, { conversationId, memberId: senderId });
    if (sides.other_state === 'request' && sides.sent_count === 0)
      await facts.state(transaction, messageRequested, { conversationId, senderId, recipientId });
    return view(message, viewer);
  });
});

const view = (message: MessageRow, { member }: Viewer): Message => ({
  ...message,
  sender_username: member?.username ?? '',
  sender_avatar_url: member?.avatarUrl ?? null,
  has_more: false,
});
