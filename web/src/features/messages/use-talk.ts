import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Conversation } from '#contract/messages.ts';
import { onLive } from '../../state/live-events.ts';

/** Somebody who has not written for so long (ms) writes no longer. */
const pause = 5_000;
/** Said again as often as that (ms) while one writes. */
const again = 3_000;

/** What the two of a conversation show each other: until when the other has read, and whether they are writing. */
export function useTalk({ conversation_id: id, seen_until, shows_typing: showsTyping }: Conversation) {
  const [seenUntil, setSeen] = useState(seen_until);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => setSeen(seen_until), [seen_until]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const deaf = onLive((event, of) => {
      // What they wrote has arrived.
      if (event === 'message') stop();
      if (of !== id) return;
      if (event === 'conversation-typing') {
        clearTimeout(timer);
        setTyping(true);
        timer = setTimeout(stop, pause);
      }
      if (event === 'conversation-seen')
        call('get_conversation', { p_conversation_id: id }).then(
          (now) => setSeen(now.seen_until),
          () => {},
        );
    });
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [id]);
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
