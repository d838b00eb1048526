import type { Static } from 'typebox';
import type { Conversation, ConversationRow } from '#contract/messages.ts';
import { writeCursor } from '../../kit/cursor.ts';
import type { ConversationDetails, InboxRow, OtherRow } from './conversation-queries.ts';
import type { Presence } from './presence.ts';

/** `base` is the base address of object keys. */
const otherView = (row: OtherRow, base: string) => ({
  conversation_id: row.conversation_id,
  other_participant_id: row.other_id,
  other_participant_username: row.username,
  other_participant_display_name: row.display_name,
  other_participant_avatar_url: row.avatar_key === null ? null : base + row.avatar_key,
});

export const inboxView = (row: InboxRow, base: string, hasMore: boolean): Static<typeof ConversationRow> => ({
  ...otherView(row, base),
  last_message_at: row.last_message_at,
  last_message_content: row.last_message_content,
  last_message_sender_id: row.last_message_sender_id,
  unread_count: row.unread_count,
  is_muted: row.is_muted,
  cursor: writeCursor(row.position, row.conversation_id),
  has_more: hasMore,
});

export const conversationView = (
  row: ConversationDetails,
  base: string,
  standing: { blockedByMe: boolean; refusal: string | null; presence: Presence },
): Static<typeof Conversation> => ({
  ...otherView(row, base),
  last_message_at: row.last_message_at,
  unread_count: row.unread_count,
  is_muted: row.is_muted,
  state: row.state,
  blocked_by_me: standing.blockedByMe,
  // Whether it was declined, only the other knows.
  waits: row.other_state !== 'accepted',
  may_write: standing.refusal === null,
  refusal: standing.refusal,
  seen_until: standing.presence.shows_seen ? row.other_read_until : null,
  shows_typing: standing.presence.shows_typing,
});
