import { newId } from '../../kit/ids.ts';
import type { Executor } from '../../platform/db/database.ts';
import { insertConversation } from './conversation-queries.ts';
import type { ConversationState } from './message-rules.ts';

/** A conversation between two members without a message. `otherState` is its state for the second. */
export async function makeConversation(
  db: Executor,
  starterId: string,
  otherId: string,
  otherState: ConversationState = 'accepted',
): Promise<string> {
  const id = newId();
  if (!(await insertConversation(db, { id, starterId, otherId, otherState })))
    throw new Error('the two have a conversation already');
  return id;
}
