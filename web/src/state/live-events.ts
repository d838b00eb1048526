/** Live events for a member, for lists that are open. */
export type LiveEvent = 'message' | 'unread-changed' | 'notifications-changed' | 'message-changed' | 'joined';
const hearers = new Set<(event: LiveEvent) => void>();
export const tellLive = (event: LiveEvent): void => {
  for (const hearer of hearers) hearer(event);
};
/** The returned function stops it. */
export function onLive(hearer: (event: LiveEvent) => void): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}
