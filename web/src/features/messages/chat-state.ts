import type { Message } from '#contract/messages.ts';
import { isSameDay } from '../../lib/day-name.ts';

/** A message as the chat shows it. The sender is one of the two members, so their id is enough. */
export type ChatMessage = Pick<Message, 'id' | 'sender_id' | 'content' | 'created_at' | 'client_id'>;

/** A written message that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  content: string;
  /** Why it could not be sent; null: it is being sent or waits its turn. */
  fault: string | null;
  /** The server refused it: it is not retried automatically. */
  isRefused: boolean;
}

/** The messages of both lists, each once, in order of time. */
export function withMessages(
  list: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const known = new Set(list.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length === 0) return list;
  // Times are all written with the same digits, so sorting the texts sorts the times.
  return [...list, ...fresh].sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
}

/**
 * The list with its newest part as the server has it now: what was hidden or deleted is gone. `asked`: the list when the
 * server was asked; what came after that it may not know of yet. `isAll`: the server has nothing older.
 */
export function withNewest(
  list: readonly ChatMessage[],
  newest: readonly ChatMessage[],
  { asked, isAll }: { asked: readonly ChatMessage[]; isAll: boolean },
): readonly ChatMessage[] {
  const from = isAll
    ? ''
    : newest.reduce((first, { created_at }) => (created_at < first ? created_at : first), '9');
  const has = new Set(newest.map(({ id }) => id));
  const gone = new Set(
    asked.filter(({ id, created_at }) => created_at >= from && !has.has(id)).map(({ id }) => id),
  );
  return withMessages(
    list.filter(({ id }) => !gone.has(id)),
    newest,
  );
}

/** What is still unconfirmed, given what is in the conversation. */
export const stillOutgoing = (
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
): readonly Outgoing[] => {
  const sent = new Set(messages.map((message) => message.client_id));
  return outgoing.some(({ clientId }) => sent.has(clientId))
    ? outgoing.filter(({ clientId }) => !sent.has(clientId))
    : outgoing;
};

/** Messages of one person that follow each other within so long (ms) stand together, under one time. */
const together = 5 * 60_000;

/** Whether the next message stands together with this one. */
export const isJoined = (message: ChatMessage, next: ChatMessage | undefined, isLocal = false): boolean =>
  next !== undefined &&
  next.sender_id === message.sender_id &&
  !beginsDay(next, message, isLocal) &&
  Date.parse(next.created_at) - Date.parse(message.created_at) < together;

/** Whether a message begins a new day. */
export const beginsDay = (message: ChatMessage, before: ChatMessage | undefined, isLocal = false): boolean =>
  before === undefined || !isSameDay(message.created_at, before.created_at, isLocal);

/** The first of the last so many that the other wrote, or of those that are loaded; null: nothing is unread. */
export function firstUnread(
  messages: readonly ChatMessage[],
  unread: number,
  memberId: string,
): string | null {
  if (unread === 0) return null;
  const theirs = messages.filter((message) => message.sender_id !== memberId);
  return theirs[Math.max(0, theirs.length - unread)]?.id ?? null;
}
