import { limits } from '#contract/limits.ts';
import { messageTexts } from '#contract/messages.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { messagesPage } from '../message-queries.ts';
import { readMoment } from '../message-rules.ts';

export const getMessages = implement('get_messages', async (input, { db, objectBase, memberId }) => {
  const before = readMoment('p_cursor', input.p_cursor);
  const after = readMoment('p_after', input.p_after);
  if (before !== null && after !== null)
    throw badInput('p_after', 'Ask for what came after a moment, or before a cursor, not for both.');
  const json = await messagesPage(db, {
    conversationId: input.p_conversation_id,
    memberId,
    limit: input.p_page_size ?? limits.messagePageSize,
    before,
    after,
    base: objectBase,
  });
  if (json === null) throw new AppError('notFound', messageTexts.noAccess);
  return rawJson(json);
});
