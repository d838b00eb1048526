import { newId } from '../../kit/ids.ts';
import type { Executor } from '../../platform/db/database.ts';
import { insertConversation } from './conversation-queries.ts';
import { insertMessage } from './message-queries.ts';
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

/** A message that a member wrote in a conversation of theirs. */
export async function makeMessage(
  db: Executor,
  conversationId: string,
  senderId: string,
  content = 'said in a test',
): Promise<string> {
  const row = { id: newId(), conversationId, senderId, content, clientId: null };
  return (await insertMessage(db, row)).id;
}
