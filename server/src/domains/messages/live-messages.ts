import type { MessageRow } from '#contract/messages.ts';
import { messageTexts } from '#contract/messages.ts';
import { isUuid } from '../../kit/ids.ts';
import type { Viewer } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { type Notification, notify } from '../../platform/db/notifications.ts';
import type { RowFilter } from '../../platform/realtime/row-filter.ts';
import type { RowSource } from '../../platform/realtime/topics.ts';
import { isInAllOf } from './conversation-queries.ts';
import { messageCreatedTopic } from './message-facts.ts';

/**
 * Announces a new message to every process, in full: even the longest fits. `audience` are the members who
 * may see it.
 */
export const tellMessage = (
  executor: Executor,
  message: MessageRow,
  audience: readonly string[],
): Promise<void> => notify(executor, messageCreatedTopic, { message, audience });

const types: Readonly<Record<keyof MessageRow, string>> = {
  id: 'uuid',
  conversation_id: 'uuid',
  sender_id: 'uuid',
  content: 'text',
  created_at: 'timestamptz',
  client_id: 'text',
};

/** The table `messages` for listeners: members are told what is written in their conversations. */
export const liveMessages = (db: Executor): RowSource => ({
  table: 'messages',
  columns: Object.entries(types).map(([name, type]) => ({ name, type })),
  notice: messageCreatedTopic,

  read: ({ message, audience }: Notification) => ({
    row: message as Record<string, unknown>,
    audience: audience as string[],
  }),

  /** Somebody who is in none of the conversations they name has nothing to wait for. */
  async refusal(filters: readonly (RowFilter | null)[], viewer: Viewer) {
    if (viewer.userId === null) return 'Please log in first.';
    const named = filters.flatMap((filter) =>
      filter?.column === 'conversation_id' && ['eq', 'in'].includes(filter.operator) ? filter.values : [],
    );
    const ids = [...new Set(named.map((id) => id.toLowerCase()))];
    const isOwn = ids.every(isUuid) && (await isInAllOf(db, ids, viewer.userId));
    return isOwn ? null : messageTexts.noAccess;
  },
});
