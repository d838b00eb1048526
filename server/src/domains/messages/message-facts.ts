import { defineFact } from '../../platform/facts.ts';

/** A stranger has written for the first time and waits for an answer. */
export const messageRequested = defineFact<{
  conversationId: string;
  senderId: string;
  recipientId: string;
}>('message.requested');

/** Topic of the notification that a message was written: `{message, audience}`. */
export const messageCreatedTopic = 'message.created';
