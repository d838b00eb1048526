// The public interface of the messages domain for higher floors.

export { applyBlocks } from './block-reactions.ts';
export { messageCalls } from './calls.ts';
export { inboxCounts } from './conversation-queries.ts';
export { exportMessages } from './export-messages.ts';
export { forgetMessages } from './forget-member-queries.ts';
export { liveMessages } from './live-messages.ts';
export { messageCreatedTopic, messageRequested, messageRequestSeen } from './message-facts.ts';
export { reportedMessage } from './reported-message.ts';
