import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/messages.ts';

/** What pages of messages say when something fails. The server's own words come first if there are any. */
export const words = {
  visitor: texts.pleaseLogInToView,
  ended: texts.userNotAuthenticated,
  inboxFailed: texts.failedToFetchConversations,
  noConversation: texts.conversationIdIsMissingOr,
  messagesFailed: texts.failedToFetchMessages,
  sendFailed: texts.failedToSendMessage,
  connection: (reason: string) => fillIn(texts.realtimeConnectionErrorMessage, { message: reason }),
} as const;

/** A connection may die without notice: a request over it is given up after this many milliseconds. */
export const patience = 15_000;
