import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Message, MessageRow } from '#contract/messages.ts';
import { refusalWords } from '../../page/refusal.ts';
import { useChannel } from '../../state/live.ts';
import { onLive } from '../../state/live-events.ts';
import { type ChatMessage, withMessages, withNewest } from './chat-state.ts';
import { type Sending, useSending } from './use-sending.ts';
import { patience, words } from './words.ts';

/** The most that one call returns. */
const catchUpSize = 100;

export interface Chat extends Sending {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  isLoading: boolean;
  /** Why messages could not be loaded, or null. */
  fault: string | null;
  /** Why live updates are off, or null. */
  lost: string | null;
  older(): void;
  /** Loads what may have been missed. */
  catchUp(): void;
  /** Deletes one's own message for both. A refusal is thrown. */
  remove(id: string): Promise<void>;
}

/** An open conversation: what the server rendered, what arrives, what is loaded, and what is being sent. */
export function useChat(props: {
  conversationId: string;
  memberId: string;
  /** The newest page, newest first; null: could not be loaded. */
  first: readonly Message[] | null;
}): Chat {
  const { conversationId, memberId, first } = props;
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => withMessages([], first ?? []));
  const [hasOlder, setHasOlder] = useState(first?.[0]?.has_more ?? false);
  const [isLoading, setLoading] = useState(false);
  const [fault, setFault] = useState<string | null>(first === null ? words.messagesFailed : null);
  const [lost, setLost] = useState<string | null>(null);
  const present = useRef(messages);
  const catching = useRef(false);
  /** Requested again while loading: what came in between may be missing. */
  const isWanted = useRef(false);
  /**
   * Everything up to this time has been loaded. Our own messages do not count: the other member may have written before
   * them while the connection was lost.
   */
  const complete = useRef(present.current.at(-1)?.created_at);
  /** Something after this time may be missing; null: what arrives follows directly. */
  const gap = useRef<object | null>({});

  const take = useCallback((work: (list: readonly ChatMessage[]) => readonly ChatMessage[]) => {
    present.current = work(present.current);
    setMessages(present.current);
  }, []);
  const sending = useSending(conversationId, (message) => take((list) => withMessages(list, [message])));
  const { confirm, resume } = sending;

  const ask = useCallback(
    (more: { p_cursor?: string; p_after?: string; p_page_size?: number }) =>
      call(
        'get_messages',
        { p_conversation_id: conversationId, ...more },
        { signal: AbortSignal.timeout(patience) },
      ),
    [conversationId],
  );
  const failed = useCallback((error: unknown) => {
    const status = (error as { status?: number }).status;
    setFault(status === 401 ? words.ended : refusalWords(error, words.messagesFailed));
  }, []);

  const fetchMissing = useCallback(async () => {
    const before = gap.current;
    let more = complete.current !== undefined;
    if (complete.current === undefined) {
      const page = await ask({});
      take((list) => withMessages(list, page));
      confirm(page);
      setHasOlder(page[0]?.has_more ?? false);
      complete.current = page[0]?.created_at;
    }
    while (more) {
      const page = await ask({ p_after: complete.current as string, p_page_size: catchUpSize });
      take((list) => withMessages(list, page));
      confirm(page);
      complete.current = page.at(-1)?.created_at ?? complete.current;
      more = page[0]?.has_more ?? false;
    }
    // The connection was lost again meanwhile: the gap stays until it is filled.
    if (gap.current === before) gap.current = null;
  }, [ask, take, confirm]);

  const catchUp = useCallback(async () => {
    isWanted.current = true;
    if (catching.current) return;
    catching.current = true;
    while (isWanted.current) {
      isWanted.current = false;
      try {
        await fetchMissing();
        setFault(null);
      } catch (error) {
        failed(error);
      }
    }
    catching.current = false;
  }, [fetchMissing, failed]);

  const older = useCallback(async () => {
    const oldest = present.current[0]?.created_at;
    if (oldest === undefined) return;
    setLoading(true);
    try {
      const page = await ask({ p_cursor: oldest });
      take((list) => withMessages(list, page));
      setHasOlder(page[0]?.has_more ?? false);
      setFault(null);
    } catch (error) {
      failed(error);
    } finally {
      setLoading(false);
    }
  }, [ask, take, failed]);

  useChannel(`conversation:${conversationId}`, {
    rows: { table: 'messages', filter: `conversation_id=eq.${conversationId}` },
    onRow(row) {
      const message = row as MessageRow;
      take((list) => withMessages(list, [message]));
      confirm([message]);
      // They arrive in order of time.
      if (gap.current === null) complete.current = message.created_at;
    },
    onJoined() {
      gap.current = {};
      setLost(null);
      resume();
      void catchUp();
    },
    onLost(reason) {
      gap.current = {};
      setLost(reason);
    },
  });

  const look = useCallback(() => {
    const asked = present.current;
    ask({ p_page_size: catchUpSize }).then(
      (page) => take((list) => withNewest(list, page, { asked, isAll: !(page[0]?.has_more ?? false) })),
      () => {},
    );
  }, [ask, take]);
  // A report hid a message, its decision showed it again, or its writer deleted it.
  useEffect(
    () =>
      onLive((event) => {
        if (event === 'message-changed') look();
      }),
    [look],
  );

  useMarkRead(conversationId, memberId, messages);

  return {
    ...sending,
    messages,
    hasOlder,
    isLoading,
    fault,
    lost,
    older: useCallback(() => void older(), [older]),
    catchUp: useCallback(() => void catchUp(), [catchUp]),
    remove: useCallback(
      async (id: string) => {
        await call('delete_message', { p_message_id: id }, { signal: AbortSignal.timeout(patience) });
        take((list) => list.filter((message) => message.id !== id));
      },
      [take],
    ),
  };
}

/** The other member's messages count as read once they are on a visible page. */
function useMarkRead(conversationId: string, memberId: string, messages: readonly ChatMessage[]): void {
  const marked = useRef('');
  const newest = messages.findLast((message) => message.sender_id !== memberId)?.created_at ?? '';
  useEffect(() => {
    const mark = () => {
      if (newest === '' || newest <= marked.current || document.visibilityState !== 'visible') return;
      marked.current = newest;
      call('mark_conversation_read', { p_conversation_id: conversationId, p_until: newest }).catch(() => {
        marked.current = '';
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversationId, newest]);
}
