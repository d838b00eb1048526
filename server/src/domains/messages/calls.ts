import { answerMessageRequest } from './calls/answer-message-request.ts';
import { deleteConversation } from './calls/delete-conversation.ts';
import { deleteMessage } from './calls/delete-message.ts';
import { getConversation } from './calls/get-conversation.ts';
import { getMessages } from './calls/get-messages.ts';
import { getUserConversations } from './calls/get-user-conversations.ts';
import { markConversationRead } from './calls/mark-conversation-read.ts';
import { muteConversation } from './calls/mute-conversation.ts';
import { sendMessage } from './calls/send-message.ts';
import { startConversation } from './calls/start-conversation.ts';
import { tellTyping } from './calls/tell-typing.ts';

export const messageCalls = [
  startConversation,
  getUserConversations,
  getConversation,
  getMessages,
  sendMessage,
  markConversationRead,
  tellTyping,
  answerMessageRequest,
  muteConversation,
  deleteConversation,
  deleteMessage,
];
