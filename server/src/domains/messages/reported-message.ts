import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { broadcast, userChannel } from '../../platform/realtime/topics.ts';
import { deleteRemovedMessages, findReported, moveVisibility } from './reported-message-queries.ts';

/** How many messages before and after a reported one go with the report. */
const around = { before: 10, after: 5 };

async function move(
  transaction: TransactionExecutor,
  id: string,
  from: readonly ('visible' | 'held' | 'removed')[],
  to: 'visible' | 'held' | 'removed',
): Promise<boolean> {
  const moved = await moveVisibility(transaction, id, from, to);
  if (moved === null) return false;
  const about = { conversation_id: moved.conversation_id, message_id: id };
  for (const memberId of moved.members)
    await broadcast(transaction, userChannel(memberId), 'message-changed', about);
  return true;
}

/** How reports act on a message: only participants of its conversation can report it. */
export const reportedMessage = {
  kind: 'message' as const,

  async find(db: Executor, id: string, memberId: string) {
    const row = await findReported(db, id, memberId, around);
    if (row === null) return null;
    return {
      ownerId: row.sender_id,
      evidence: {
        content: row.content,
        conversation_id: row.conversation_id,
        context: row.context.map(
          ({ username, content, created_at }) => `${created_at} ${username}: ${content}`,
        ),
      },
    };
  },

  hold: (transaction: TransactionExecutor, _platform: unknown, id: string): Promise<boolean> =>
    move(transaction, id, ['visible'], 'held'),

  async release(transaction: TransactionExecutor, _platform: unknown, id: string): Promise<void> {
    await move(transaction, id, ['held'], 'visible');
  },

  async remove(transaction: TransactionExecutor, _platform: unknown, id: string): Promise<void> {
    await move(transaction, id, ['visible', 'held'], 'removed');
  },

  restore: (transaction: TransactionExecutor, _platform: unknown, id: string): Promise<boolean> =>
    move(transaction, id, ['removed'], 'visible'),

  /** What the inboxes count stays: it was sent. */
  forgetRemoved: (
    transaction: TransactionExecutor,
    _platform: unknown,
    days: number,
    limit: number,
  ): Promise<boolean> => deleteRemovedMessages(transaction, days, limit),
};
