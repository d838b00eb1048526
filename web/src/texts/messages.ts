// chat
export const conversationWithName = 'Conversation with {name}';
export const backToTheInbox = 'Back to the inbox';
export const unblock = 'Unblock';
export const block = 'Block';
export const nameWouldLikeToWrite =
  '{name} would like to write to you. Your answer, or these buttons, decide.';
export const accept = 'Accept';
export const decline = 'Decline';
export const youDeclinedThisRequestName = 'You declined this request. {name} was not told.';
export const acceptAfterAll = 'Accept after all';
export const tryAgain = 'Try again';
export const nameIsWriting = '{name} is writing…';
export const loading = 'Loading...';
export const olderMessages = 'Older messages';
export const blockNameAndNeither =
  'Block {name}? Neither of you can write to or follow the other, and this conversation leaves your inbox.';
export const yesBlockName = 'Yes, block {name}';
export const toAnswerConfirmYourEmail = 'To answer, confirm your email first.';
export const nameHasNotTakenUp = 'Your messages wait until {name} accepts your request.';

// composer
export const messageToName = 'Message to {name}';
export const messageName = 'Message {name}';
export const send = 'Send';

// inbox
export const you = 'You: ';
export const messageRemoved = 'Message removed';
export const unread = 'unread';
export const conversations = 'Conversations';
export const inbox = 'Inbox';
export const requestsRequests = 'Requests{requests}';
export const waitingForYourAnswer = 'Waiting for your answer';
export const noRequests = 'No requests.';
export const noConversationsYet = 'No conversations yet.';
export const loadMore = 'Load More';

// message-log
export const messagesWithOtherName = 'Messages with {otherName}';
export const youLabel = 'You';
export const seen = ' · Seen';
export const reportThisMessage = 'Report this message';
export const youLabel2 = 'You:';
export const sending = 'Sending…';
export const discard = 'Discard';

// words
export const pleaseLogInToView = 'Please log in to view your inbox.';
export const userNotAuthenticated = 'User not authenticated.';
export const failedToFetchConversations = 'Failed to fetch conversations.';
export const conversationIdIsMissingOr = 'Conversation ID is missing or user not authenticated.';
export const failedToFetchMessages = 'Failed to fetch messages.';
export const failedToSendMessage = 'Failed to send message.';
export const realtimeConnectionErrorReason = 'Realtime connection error: {reason}';

// write-to
export const usernameOfWhoYouWrite = 'Username of who you write to';
export const writeToAUsername = 'Write to a username';
export const write = 'Write';

// conversation
export const theRequestWasAccepted = 'The request was accepted.';
export const theRequestWasDeclined = 'The request was declined.';
export const blockedNeitherOfYouCan = 'Blocked. Neither of you can write to the other.';
export const theBlockWasRemoved = 'The block was removed.';
export const failedToProcessRequest = 'Failed to process request.';
export const yourConversations = 'Your conversations';

// inbox
export const logIn = 'Log In';
export const chooseAConversationOrWrite = 'Choose a conversation, or write to somebody.';

// start-conversation
export const message = 'Message';
export const userNotFound = 'User not found.';
export const toWriteToSomebodyOpen = 'To write to somebody, open their profile.';
export const back = 'Back';

// realtime-connection
export const theServerDoesNotAnswer = 'The server does not answer.';
export const theConnectionWasLost = 'The connection was lost.';
export const theChannelWasClosed = 'The channel was closed.';
export const theServerRefused = 'The server refused.';
