import { limits } from '#contract/limits.ts';
import { messageTexts } from '#contract/messages.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { blocksBetween, hasProfile } from '../../profiles/index.ts';
import { findConversation, insertConversation, lockStarter } from '../conversation-queries.ts';
import { stateForOther, strangerRefusal } from '../message-rules.ts';
import { receptionOf } from '../reception.ts';

export const startConversation = implement('start_conversation', async (input, context) => {
  const { db, memberId: starterId } = context;
  const otherId = input.p_user_id;
  if (otherId === starterId) throw badInput('p_user_id', 'You can’t message yourself.');
  const found = await findConversation(db, starterId, otherId);
  if (found !== null) return { conversation_id: found };
  return db.transaction(async (transaction) => {
    if (!(await hasProfile(transaction, otherId))) throw new AppError('notFound', 'User not found.');
    const { byOne, byOther } = await blocksBetween(transaction, starterId, otherId);
    if (byOne || byOther) throw new AppError('notAllowed', messageTexts.blocked);
    const reception = await receptionOf(transaction, otherId, starterId);
    const refusal = strangerRefusal(reception);
    if (refusal !== null) throw new AppError('notAllowed', refusal);
    if ((await lockStarter(transaction, starterId, limits.newConversations)) >= limits.newConversations) {
      throw new AppError('rateLimited', 'You’ve started a lot of conversations. Try again in an hour.', {
        retryAfter: 3600,
      });
    }
    const id = newId();
    const row = { id, starterId, otherId, otherState: stateForOther(reception) };
    if (await insertConversation(transaction, row)) return { conversation_id: id };
    // The other member was faster.
    const theirs = await findConversation(transaction, starterId, otherId);
    if (theirs === null) throw new Error('a conversation is neither there nor can it be made');
    return { conversation_id: theirs };
  });
});
