/** What pages of messages say when something fails. The server's own words stand before these where it has any. */
export const words = {
  visitor: 'Please log in to view your inbox.',
  ended: 'User not authenticated.',
  inboxFailed: 'Failed to fetch conversations.',
  noConversation: 'Conversation ID is missing or user not authenticated.',
  messagesFailed: 'Failed to fetch messages.',
  sendFailed: 'Failed to send message.',
  connection: (reason: string) => `Realtime connection error: ${reason}`,
} as const;

/** A connection may be dead without a word: what was asked over it is given up after so many milliseconds. */
export const patience = 15_000;
