import { limits } from '#contract/limits.ts';
import { messageTexts } from '#contract/messages.ts';
import type { Preferences } from '#contract/preferences.ts';
import { badInput } from '../../kit/app-error.ts';

export type ConversationState = 'accepted' | 'request' | 'declined';

/** Whose messages a member accepts: everybody's, those of people they follow, or no stranger's. */
export type Takes = Preferences['messages_from'];

export interface Reception {
  takes: Takes;
  /** Whether the reader follows the writer. */
  followsWriter: boolean;
}

/** Why a stranger may not write, or null. */
export function strangerRefusal({ takes, followsWriter }: Reception): string | null {
  if (takes === 'nobody') return messageTexts.takesNone;
  if (takes === 'followed' && !followsWriter) return messageTexts.takesFollowed;
  return null;
}

/** The state of a new conversation for the member who did not start it. */
export const stateForOther = ({ followsWriter }: Reception): ConversationState =>
  followsWriter ? 'accepted' : 'request';

/** Why a member may not write in a conversation now, or null. `reception` is looked up only if it matters. */
export async function writingRefusal(conversation: {
  isBlocked: boolean;
  /** The reader has asked for their account to be deleted. */
  otherLeaves: boolean;
  otherState: ConversationState;
  sentCount: number;
  reception: () => Promise<Reception>;
}): Promise<string | null> {
  if (conversation.isBlocked) return messageTexts.blocked;
  if (conversation.otherLeaves) return messageTexts.takesNone;
  if (conversation.otherState === 'accepted') return null;
  const reception = await conversation.reception();
  const refusal = strangerRefusal(reception);
  if (refusal !== null) return refusal;
  const mayWait = conversation.sentCount < limits.unansweredMessages;
  return mayWait || reception.followsWriter ? null : messageTexts.waiting;
}

/** A text as stored: one kind of line ending, no other control characters, trimmed. */
export function readContent(input: string): string {
  const content = input
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  if (content === '') throw badInput('p_content', messageTexts.empty);
  if (content.length > limits.messageLength)
    throw badInput('p_content', `Message cannot exceed ${limits.messageLength} characters.`);
  return content;
}

const momentForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,6})?(Z|\+00:00)$/;

/** A timestamp handed back by a caller; throws `badInput` if it is not one. */
export function readMoment(field: string, input: string | null | undefined): string | null {
  if (input === null || input === undefined) return null;
  const seconds = momentForm.exec(input)?.[1];
  const time = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  // Some parsers accept the thirtieth of February.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(String(seconds)))
    throw badInput(field, 'This is not a moment like 2026-11-21T17:00:00.123456+00:00.');
  return input;
}
