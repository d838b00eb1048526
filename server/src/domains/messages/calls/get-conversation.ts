import { messageTexts } from '#contract/messages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { blocksBetween } from '../../profiles/index.ts';
import { conversationDetails } from '../conversation-queries.ts';
import { conversationView } from '../conversation-view.ts';
import { writingRefusal } from '../message-rules.ts';
import { presenceOf } from '../presence.ts';
import { receptionOf } from '../reception.ts';

export const getConversation = implement('get_conversation', async (input, context) => {
  const { db, objectBase, viewer, memberId } = context;
  const row = await conversationDetails(db, input.p_conversation_id, memberId);
  if (row === null) throw new AppError('notFound', messageTexts.noAccess);
  const blockedByMe = row.is_blocked && (await blocksBetween(db, memberId, row.other_id)).byOne;
  const refusal =
    viewer.role === 'unverified_member'
      ? 'Please confirm your email address first.'
      : await writingRefusal({
          isBlocked: row.is_blocked,
          otherLeaves: row.other_leaves,
          otherState: row.other_state,
          sentCount: row.sent_count,
          reception: () => receptionOf(db, row.other_id, memberId),
        });
  const presence = await presenceOf(db, memberId, row);
  return conversationView(row, objectBase, { blockedByMe, refusal, presence });
});
