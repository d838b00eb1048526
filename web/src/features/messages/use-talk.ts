import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Conversation } from '#contract/messages.ts';
import { onLive } from '../../state/live-events.ts';
import { useWriters } from './use-writers.ts';

/** Said again as often as that (ms) while one writes. */
const again = 3_000;

/** What the two of a conversation show each other: until when the other has read, and whether they are writing. */
export function useTalk({ conversation_id: id, seen_until, shows_typing: showsTyping }: Conversation) {
  const [seenUntil, setSeen] = useState(seen_until);
  const isTyping = useWriters().has(id);
  useEffect(() => setSeen(seen_until), [seen_until]);
  useEffect(
    () =>
      onLive((event, of) => {
        if (of === id && event === 'conversation-seen')
          call('get_conversation', { p_conversation_id: id }).then(
            (now) => setSeen(now.seen_until),
            () => {},
          );
      }),
    [id],
  );
  const told = useRef(0);
  const typed = useCallback(() => {
    if (!showsTyping || Date.now() - told.current < again) return;
    told.current = Date.now();
    call('tell_typing', { p_conversation_id: id }).catch(() => {});
  }, [id, showsTyping]);
  /** After sending, the next letter is told at once. */
  const sent = useCallback(() => {
    told.current = 0;
  }, []);
  return { seenUntil, isTyping, typed, sent };
}
