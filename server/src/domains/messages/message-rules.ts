import { limits } from '#contract/limits.ts';
import { messageTexts } from '#contract/messages.ts';
import type { Preferences } from '#contract/preferences.ts';
import { badInput } from '../../kit/app-error.ts';

export type ConversationState = 'accepted' | 'request' | 'declined';

/** Whose messages somebody takes: of everybody, of those whom they follow, or of nobody whom they do not know. */
export type Takes = Preferences['messages_from'];

export interface Reception {
  takes: Takes;
  /** Whether the one who would read follows the one who writes. */
  followsWriter: boolean;
}

/** Why a stranger may not write, or null. */
export function strangerRefusal({ takes, followsWriter }: Reception): string | null {
  if (takes === 'nobody') return messageTexts.takesNone;
  if (takes === 'followed' && !followsWriter) return messageTexts.takesFollowed;
  return null;
}

/** How a new conversation stands with the one who did not start it. */
export const stateForOther = ({ followsWriter }: Reception): ConversationState =>
  followsWriter ? 'accepted' : 'request';

/** Why a member may not write in a conversation now, or null. `reception` is asked for only where it matters. */
export async function writingRefusal(conversation: {
  isBlocked: boolean;
  /** The one who would read has asked for their account to be deleted. */
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

/** A text as it is kept: one kind of line end, no other control characters, nothing around it. */
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

/** A moment that a caller hands back; throws `badInput` when it is none. */
export function readMoment(field: string, input: string | null | undefined): string | null {
  if (input === null || input === undefined) return null;
  const seconds = momentForm.exec(input)?.[1];
  const time = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  // The thirtieth of February is a date to some readers.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(String(seconds)))
    throw badInput(field, `"${field}" is not a moment like 2026-11-21T17:00:00.123456+00:00.`);
  return input;
}
