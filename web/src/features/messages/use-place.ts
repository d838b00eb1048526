import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage, Outgoing } from './chat-state.ts';

/** How near its end (px) the log counts as read to the end; new messages then scroll into view. */
const nearEnd = 80;

/**
 * The reader's place in the log: it opens where what is unread begins, stays at the end if they are there, and holds their
 * place when older messages load above. `away`: how many of the other's came below since they left the end; null: they are
 * there.
 */
export function usePlace(props: {
  log: RefObject<HTMLDivElement | null>;
  /** Stands above the first that is unread. */
  line: RefObject<HTMLElement | null>;
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  memberId: string;
}) {
  const { log, line, messages, outgoing, memberId } = props;
  const before = useRef({ first: '', last: '', height: 0, atEnd: true });
  const newest = useRef('');
  newest.current = messages.at(-1)?.created_at ?? '';
  /** What was newest when they left the end; null: they are there. */
  const [left, setLeft] = useState<string | null>(null);

  const look = useCallback(() => {
    const box = log.current;
    if (!box) return;
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    before.current.atEnd = atEnd;
    setLeft((now) => (atEnd ? null : (now ?? newest.current)));
  }, [log]);

  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const { first, last, height, atEnd } = before.current;
    const present = {
      first: messages[0]?.id ?? '',
      last: outgoing.at(-1)?.clientId ?? messages.at(-1)?.id ?? '',
    };
    if (last === '' && line.current) box.scrollTop = line.current.offsetTop;
    else if (present.last !== last && (atEnd || outgoing.length > 0)) box.scrollTop = box.scrollHeight;
    else if (present.first !== first) box.scrollTop += box.scrollHeight - height;
    before.current = { ...before.current, ...present, height: box.scrollHeight };
    look();
  }, [messages, outgoing, log, line, look]);

  // A keyboard that opens takes room from it, and a card that comes later takes some in it: whoever was at the end stays
  // there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is the last.
  useEffect(() => {
    const box = log.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      if (before.current.atEnd) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    const end = box.lastElementChild;
    if (end) watch.observe(end);
    return () => watch.disconnect();
  }, [log, messages, outgoing]);

  const toEnd = useCallback(() => {
    const box = log.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    box.focus({ preventScroll: true });
  }, [log]);
  const away =
    left === null
      ? null
      : messages.filter(({ created_at, sender_id }) => created_at > left && sender_id !== memberId).length;
  return { look, toEnd, away };
}
