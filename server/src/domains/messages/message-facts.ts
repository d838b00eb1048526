import { defineFact } from '../../platform/facts.ts';

/** A stranger has written for the first time and waits for an answer. */
export const messageRequested = defineFact<{
  conversationId: string;
  senderId: string;
  recipientId: string;
}>('message.requested');

/** Somebody has looked at what a stranger wrote to them, or answered it. */
export const messageRequestSeen = defineFact<{ conversationId: string; memberId: string }>(
  'message.request_seen',
);

/** Topic of the notification that a message was written: `{message, audience}`. */
export const messageCreatedTopic = 'message.created';
