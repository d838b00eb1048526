import type { Message } from '#contract/messages.ts';

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

/** The list with its newest part as the server has it now: hidden messages are gone. */
export function withNewest(
  list: readonly ChatMessage[],
  newest: readonly ChatMessage[],
): readonly ChatMessage[] {
  const from = newest.reduce((first, { created_at }) => (created_at < first ? created_at : first), '9');
  const last = newest.reduce((end, { created_at }) => (created_at > end ? created_at : end), '');
  return withMessages(
    list.filter(({ created_at }) => created_at < from || created_at > last),
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

/** Whether a message begins a new day, in UTC like all dates of the site. */
export const beginsDay = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  message.created_at.slice(0, 10) !== before?.created_at.slice(0, 10);
