import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  Input,
  MemberPictureUrl,
  Nullable,
  PublicText,
  QueryText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';

/** A moment in UTC with microseconds, as these calls write it: `2026-11-21T17:00:00.123456+00:00`. */
const Moment = CodeText({ maxLength: 40, description: 'A moment in UTC, as an answer gave it.' });

/** `request`: a stranger wrote, and waits for an answer. `declined`: the answer was no. */
export const ConversationState = Type.Union([
  Type.Literal('accepted'),
  Type.Literal('request'),
  Type.Literal('declined'),
]);

const other = {
  conversation_id: Uuid,
  other_participant_id: Uuid,
  other_participant_username: Type.String(),
  other_participant_display_name: Nullable(Type.String()),
  other_participant_avatar_url: Nullable(MemberPictureUrl()),
};

const Muted = Type.Boolean({ description: 'What arrives in it is not announced to the caller.' });

/** A row of the inbox. */
export const ConversationRow = Type.Object({
  ...other,
  last_message_at: Timestamp,
  last_message_content: Type.String({ description: 'The beginning of it; empty when it was removed.' }),
  last_message_sender_id: Uuid,
  unread_count: Type.Integer({ description: 'Messages of the other that were not read.' }),
  is_muted: Muted,
  cursor: Type.String({ description: 'The page after this row.' }),
  has_more: Type.Boolean({ description: 'Whether there is a page after this one.' }),
});
export type ConversationRow = Static<typeof ConversationRow>;

export const Conversation = Type.Object({
  ...other,
  last_message_at: Nullable(Timestamp),
  unread_count: Type.Integer(),
  is_muted: Muted,
  state: ConversationState,
  blocked_by_me: Type.Boolean(),
  waits: Type.Boolean({
    description: 'What the caller wrote waits as a request: the other has not taken it up.',
  }),
  may_write: Type.Boolean(),
  refusal: Nullable(Type.String({ description: 'Why the caller may not write here now.' })),
  seen_until: Nullable(
    Type.String({
      description:
        'What was written until then the other has read; null: nothing, or one of the two does not show it.',
    }),
  ),
  shows_typing: Type.Boolean({ description: 'Both show each other when they write.' }),
});
export type Conversation = Static<typeof Conversation>;

/** A row of the table `messages`, also as live inserts carry it. */
export const messageColumns = {
  id: Uuid,
  conversation_id: Uuid,
  sender_id: Uuid,
  content: Type.String(),
  created_at: Timestamp,
  client_id: Nullable(Type.String({ description: 'What the sender’s program called it.' })),
};
export const MessageRow = Type.Object(messageColumns);
export type MessageRow = Static<typeof MessageRow>;

export const Message = Type.Object({
  ...messageColumns,
  sender_username: Type.String(),
  sender_avatar_url: Nullable(MemberPictureUrl()),
  has_more: Type.Boolean({ description: 'Whether there are more in the direction that was asked for.' }),
});
export type Message = Static<typeof Message>;

/** Refusals, as pages show them too. */
export const messageTexts = {
  noAccess: 'Conversation details not found or you are not a participant.',
  empty: 'Message cannot be empty.',
  blocked: 'You cannot message this member.',
  takesNone: 'This member does not take messages.',
  takesFollowed: 'This member takes messages only from people they follow.',
  waiting: 'You can write more once this member has answered.',
} as const;

const oneConversation = Input({ p_conversation_id: Uuid });
const notMine = 'notFound (404): there is no such conversation of this member';

export const messageCalls = {
  start_conversation: declare({
    kind: 'rpc',
    summary:
      'The conversation with a member, created if there is none. The other member sees it once something is written.',
    access: 'verified',
    limit: 'message',
    input: Input({ p_user_id: Uuid }),
    output: Type.Object({ conversation_id: Uuid }),
    errors: [
      'badInput (400): nobody can write to themselves',
      'notFound (404): there is no such member',
      'notAllowed (403): blocked, or the member does not take messages of this kind',
      `rateLimited (429): ${limits.newConversations} conversations were started in an hour`,
    ],
  }),
  get_user_conversations: declare({
    kind: 'rpc',
    summary:
      'The caller’s conversations, latest first; with `p_requests`, those of strangers waiting for an answer. Page by number, or better by `p_cursor`: the `cursor` of the last row.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      p_page_number: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
      p_page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.inboxPageSize })),
      p_cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
      p_requests: Type.Optional(Type.Boolean({ default: false })),
      p_search: Type.Optional(
        Nullable(
          QueryText({
            maxLength: limits.inboxSearchLength,
            description: 'Only those with this in the other’s names or in the message that the row shows.',
          }),
        ),
      ),
    }),
    output: Type.Array(ConversationRow),
  }),
  get_conversation: declare({
    kind: 'rpc',
    summary: 'One of the caller’s conversations: with whom, and whether they may write.',
    access: 'member',
    limit: 'read',
    get: true,
    input: oneConversation,
    output: Conversation,
    errors: [notMine],
  }),
  get_messages: declare({
    kind: 'rpc',
    summary:
      'Messages of a conversation, newest first. `p_cursor`: only those before this time. `p_after`: only those after it, oldest first, to catch up.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      p_conversation_id: Uuid,
      p_page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.messagePageSize })),
      p_cursor: Type.Optional(Nullable(Moment)),
      p_after: Type.Optional(Nullable(Moment)),
    }),
    output: Type.Array(Message),
    errors: [notMine],
  }),
  send_message: declare({
    kind: 'rpc',
    summary:
      'Writes a message. Repeating a `p_client_id` returns the first message and writes nothing. Writing to a stranger who asked counts as an answer.',
    access: 'verified',
    limit: 'message',
    input: Input({
      p_conversation_id: Uuid,
      p_content: PublicText({
        holder: 'The message holds',
        longest: limits.messageLength,
        holdWords: 'passed',
        minLength: 1,
        maxLength: limits.messageLength * 2,
      }),
      p_client_id: Type.Optional(Nullable(CodeText({ minLength: 1, maxLength: 64 }))),
    }),
    output: Message,
    errors: [
      'badInput (400): nothing is left of the text, or it is too long',
      notMine,
      'notAllowed (403): blocked, or the member does not take messages of this kind',
    ],
  }),
  mark_conversation_read: declare({
    kind: 'rpc',
    summary: 'Marks the other member’s messages as read, up to `p_until` or all of them.',
    access: 'member',
    limit: 'write',
    input: Input({ p_conversation_id: Uuid, p_until: Type.Optional(Nullable(Moment)) }),
    output: Type.Object({ unread_count: Type.Integer() }),
    errors: [notMine],
  }),
  tell_typing: declare({
    kind: 'rpc',
    summary:
      'Shows the other member for some seconds that the caller is writing, if both show it to each other.',
    access: 'verified',
    limit: 'write',
    input: oneConversation,
    output: Type.Object({ told: Type.Boolean() }),
    errors: [notMine],
  }),
  answer_message_request: declare({
    kind: 'rpc',
    summary:
      'Takes a stranger’s conversation into the inbox, or declines it. The stranger is not told; a declined one can be accepted later.',
    access: 'member',
    limit: 'write',
    input: Input({ p_conversation_id: Uuid, p_accept: Type.Boolean() }),
    output: Type.Object({ state: ConversationState }),
    errors: [notMine],
  }),
  mute_conversation: declare({
    kind: 'rpc',
    summary:
      'From now on, what arrives in a conversation is not announced to the caller, or is again. It still arrives.',
    access: 'member',
    limit: 'write',
    input: Input({ p_conversation_id: Uuid, p_muted: Type.Boolean() }),
    output: Type.Object({ is_muted: Type.Boolean() }),
    errors: [notMine],
  }),
  delete_conversation: declare({
    kind: 'rpc',
    summary:
      'Deletes a conversation for the caller: it leaves their inbox with all that was written so far. The other keeps it, and is not told; with the next message it comes back, without what was deleted.',
    access: 'member',
    limit: 'write',
    input: oneConversation,
    output: Type.Object({ deleted: Type.Boolean() }),
    errors: [notMine],
  }),
  delete_message: declare({
    kind: 'rpc',
    summary:
      'Deletes a message of the caller for both. One that a report has taken out of sight can no longer be deleted.',
    access: 'member',
    limit: 'write',
    input: Input({ p_message_id: Uuid }),
    output: Type.Object({ deleted: Type.Boolean() }),
    errors: ['notFound (404): the caller wrote no such message, or it is out of sight'],
  }),
};
