/** Live events for a member, for lists that are open. */
export type LiveEvent =
  | 'message'
  | 'unread-changed'
  | 'notifications-changed'
  | 'message-changed'
  | 'joined'
  | TalkEvent;
/** Of one conversation: the other has read, or is writing. */
export type TalkEvent = 'conversation-seen' | 'conversation-typing';
type Hearer = (event: LiveEvent, conversationId: string | null) => void;
const hearers = new Set<Hearer>();
export const tellLive = (event: LiveEvent, conversationId: string | null = null): void => {
  for (const hearer of hearers) hearer(event, conversationId);
};
/** The returned function stops it. */
export function onLive(hearer: Hearer): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}
