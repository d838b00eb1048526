/** What pages of messages say when something fails. The server's own words come first if there are any. */
export const words = {
  visitor: 'Please log in to view your inbox.',
  ended: 'User not authenticated.',
  inboxFailed: 'Failed to fetch conversations.',
  noConversation: 'Conversation ID is missing or user not authenticated.',
  messagesFailed: 'Failed to fetch messages.',
  sendFailed: 'Failed to send message.',
  connection: (reason: string) => `Realtime connection error: ${reason}`,
} as const;

/** A connection may die without notice: a request over it is given up after this many milliseconds. */
export const patience = 15_000;
