import type { ConversationState } from './message-rules.ts';

/** The state of a conversation for both sides, seen from one. */
export interface Sides {
  conversation_id: string;
  other_id: string;
  is_blocked: boolean;
  other_leaves: boolean;
  has_messages: boolean;
  state: ConversationState;
  unread_count: number;
  is_muted: boolean;
  sent_count: number;
  other_state: ConversationState;
  other_unread_count: number;
  other_has_messages: boolean;
  other_is_muted: boolean;
}

interface Counted {
  state: ConversationState;
  isUnread: boolean;
  isMuted: boolean;
}

/** What a side adds to its member's stored counts while it is visible. */
const weight = ({ state, isUnread, isMuted }: Counted) => ({
  unread: state === 'accepted' && isUnread && !isMuted ? 1 : 0,
  requests: state === 'request' ? 1 : 0,
});

/**
 * By how much a member's stored counts change when their side of a conversation does. Null: it was or is not
 * visible.
 */
export function countChange(
  before: Counted | null,
  after: Counted | null,
): { unread: number; requests: number } {
  const [from, to] = [before, after].map((side) =>
    side === null ? { unread: 0, requests: 0 } : weight(side),
  );
  return { unread: to!.unread - from!.unread, requests: to!.requests - from!.requests };
}

/** A member's own side, as far as the counts are concerned. */
export const ownSide = (sides: Sides): Counted | null =>
  sides.is_blocked || !sides.has_messages
    ? null
    : { state: sides.state, isUnread: sides.unread_count > 0, isMuted: sides.is_muted };

/** The other's. */
export const otherSide = (sides: Sides): Counted | null =>
  sides.is_blocked || !sides.other_has_messages
    ? null
    : {
        state: sides.other_state,
        isUnread: sides.other_unread_count > 0,
        isMuted: sides.other_is_muted,
      };
