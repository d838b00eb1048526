import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallError, call } from '#contract/client.ts';
import { refusalWords } from '../../page/refusal.ts';
import { type ChatMessage, type Outgoing, stillOutgoing } from './chat-state.ts';
import { patience, words } from './words.ts';

const tryAgainAfter = 4_000;

export interface Sending {
  outgoing: readonly Outgoing[];
  send(content: string): void;
  /** Retries what could not be sent at once, refused messages included. */
  retry(): void;
  /** The server can be reached again: retry now what waits for a retry. */
  resume(): void;
  discard(clientId: string): void;
  /** These are in the conversation now. */
  confirm(messages: readonly ChatMessage[]): void;
}

/**
 * Sends what is written one after another, in order. A retry uses the same name, so that each message arrives once
 * however often the connection is lost.
 */
export function useSending(conversationId: string, onSent: (message: ChatMessage) => void): Sending {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const present = useRef(outgoing);
  const isSending = useRef(false);
  /** Requested while sending: a message that fails is retried once at once. */
  const isWanted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const sent = useRef(onSent);
  sent.current = onSent;

  const change = useCallback((work: (list: readonly Outgoing[]) => readonly Outgoing[]) => {
    present.current = work(present.current);
    setOutgoing(present.current);
  }, []);

  const run = useCallback(async () => {
    if (isSending.current) {
      isWanted.current = true;
      return;
    }
    isSending.current = true;
    clearTimeout(timer.current);
    try {
      for (let next = present.current[0]; next && !next.isRefused; next = present.current[0]) {
        const { clientId, content } = next;
        isWanted.current = false;
        try {
          const message = await call(
            'send_message',
            { p_conversation_id: conversationId, p_content: content, p_client_id: clientId },
            { signal: AbortSignal.timeout(patience) },
          );
          change((list) => list.filter((one) => one.clientId !== clientId));
          sent.current(message);
        } catch (error) {
          const { status } = error as CallError;
          const isRefused = status >= 400 && status < 500 && status !== 429;
          const fault = status === 401 ? words.ended : refusalWords(error, words.sendFailed);
          change((list) =>
            list.map((one) => (one.clientId === clientId ? { ...one, fault, isRefused } : one)),
          );
          if (!isRefused && isWanted.current) continue;
          if (!isRefused) timer.current = setTimeout(() => void run(), tryAgainAfter);
          return;
        }
      }
    } finally {
      isSending.current = false;
    }
  }, [conversationId, change]);

  useEffect(() => {
    const again = () => void run();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      clearTimeout(timer.current);
    };
  }, [run]);

  return {
    outgoing,
    send: useCallback(
      (content: string) => {
        const clientId = crypto.randomUUID();
        change((list) => [...list, { clientId, content, fault: null, isRefused: false }]);
        void run();
      },
      [change, run],
    ),
    retry: useCallback(() => {
      change((list) => list.map((one) => ({ ...one, fault: null, isRefused: false })));
      void run();
    }, [change, run]),
    resume: useCallback(() => void run(), [run]),
    discard: useCallback(
      (clientId: string) => {
        change((list) => list.filter((one) => one.clientId !== clientId));
        void run();
      },
      [change, run],
    ),
    confirm: useCallback(
      (messages: readonly ChatMessage[]) => change((list) => stillOutgoing(list, messages)),
      [change],
    ),
  };
}
