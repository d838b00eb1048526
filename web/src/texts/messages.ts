// chat
export const conversationWithName = 'Conversation with {name}';
export const backToTheInbox = 'Back to the inbox';
export const unblock = 'Unblock';
export const block = 'Block';
export const nameWantsToMessageYou = '{name} wants to message you. Reply or accept to start talking.';
export const accept = 'Accept';
export const decline = 'Decline';
export const youDeclinedThisRequestWe = 'You declined this request. We didn’t tell {name}.';
export const acceptAfterAll = 'Accept after all';
export const tryAgain = 'Try again';
export const nameIsTyping = '{name} is typing…';
export const loading = 'Loading...';
export const olderMessages = 'Older messages';
export const blockNameAndNeither =
  'Neither of you can write to or follow the other, and this conversation leaves your inbox.';
export const yesBlockName = 'Yes, block {name}';
export const toAnswerConfirmYourEmail = 'To answer, confirm your email first.';
export const nameHasNotTakenUp = 'Your messages wait until {name} accepts your request.';

export const mute = 'Mute';
export const unmute = 'Unmute';
export const muted = 'Muted';
export const deleteConversation = 'Delete conversation';
export const deleteThisConversation = 'Delete this conversation?';
export const deletesForYouAlone =
  'It leaves your inbox for good. {name} keeps it, and we won’t tell them. If either of you writes again, you start from a clean page.';
export const yesDeleteIt = 'Yes, delete it';
export const blockName = 'Block {name}?';
export const deleteThisMessageAsk = 'Delete this message?';
export const goesForBoth = 'It goes for both of you.';
export const cancel = 'Cancel';
export const couldntDelete = 'We couldn’t delete this message. {message}';

// composer
export const charactersLeft = '{count} characters left';
export const enterSends = 'Send (Enter). Shift+Enter starts a new line.';
export const messageToName = 'Message to {name}';
export const messageName = 'Message {name}';
export const send = 'Send';
export const answeringName = 'Replying to {name}';
export const answeringYourself = 'Replying to yourself';
export const dontAnswerThis = 'Don’t reply to this message';

// inbox
export const typing = 'typing…';
export const youMessage = 'You: {message}';
export const aLink = 'A link';
export const linkAmongWords = '(link)';
export const messageRemoved = 'Message removed';
export const unread = 'unread';
export const conversations = 'Conversations';
export const inbox = 'Inbox';
export const requests = 'Requests';
export const requestsCount = 'Requests ({count})';
export const waitingForYourAnswer = 'Waiting for your answer';
export const messageRequestsWillAppearHere = 'Message requests will appear here.';
export const yourConversationsWillAppearHere = 'Your conversations will appear here.';
export const loadMore = 'Load More';

// message-log
export const messagesWithName = 'Messages with {name}';
export const you = 'You';
export const seen = 'Seen';
export const deleteThisMessage = 'Delete this message';
export const reportThisMessage = 'Report this message';
export const newMessage = 'new message';
export const newMessages = 'new messages';
export const toTheNewest = 'Go to the newest message';
export const toTheNewestCount = 'Go to the newest message, {count} new';
export const sending = 'Sending…';
export const discard = 'Discard';

// message-line
export const inAnswerTo = 'In answer to:';
export const replyToThisMessage = 'Reply to this message';
export const copyThisMessage = 'Copy this message';
export const copied = 'Message copied.';
export const couldntCopy = 'Your browser didn’t let us copy this message.';

// words
export const pleaseLogInToView = 'Please log in to view your inbox.';
export const userNotAuthenticated = 'User not authenticated.';
export const failedToFetchConversations = 'Failed to fetch conversations.';
export const conversationIdIsMissingOr = 'Conversation ID is missing or user not authenticated.';
export const failedToFetchMessages = 'Failed to fetch messages.';
export const failedToSendMessage = 'Failed to send message.';
export const realtimeConnectionErrorMessage = 'Realtime connection error: {message}';

// find-talks
export const searchConversationsAndPeople = 'Search conversations and people';
export const searchOrEnterAUsername = 'Search, or enter a username';
export const search = 'Search';
export const writeToName = 'Write to {name}';
export const people = 'People';
export const nothingIsCalledSo =
  'No conversation and no one called “{query}”. Check the spelling of the username.';
export const oneFound = 'result. Press Enter to open it.';
export const severalFound = 'results. Press Enter to open the best match, or choose with the arrow keys.';

// conversation
export const youAcceptedTheRequest = 'You accepted the request.';
export const youDeclinedTheRequest = 'You declined the request.';
export const blockedYouCantMessageEach = 'Blocked. You can’t message each other anymore.';
export const unblocked = 'Unblocked.';
export const youMutedIt = 'Muted. New messages still arrive, but we won’t tell you.';
export const youUnmutedIt = 'Unmuted. We’ll tell you about new messages again.';
export const failedToProcessRequest = 'Failed to process request.';
export const yourConversations = 'Your conversations';

// inbox
export const logIn = 'Log In';
export const chooseAConversationOrWrite = 'Choose a conversation, or write to someone.';

// start-conversation
export const message = 'Message';
export const userNotFound = 'User not found.';
export const toWriteToSomeoneOpen = 'To write to someone, open their profile.';
export const back = 'Back';

// realtime-connection
export const ourServerIsntAnswering = 'Our server isn’t answering.';
export const weLostTheConnection = 'We lost the connection.';
export const theChannelWasClosed = 'The channel was closed.';
export const ourServerRefusedIt = 'Our server refused it.';
