import { useEffect, useState } from 'react';
import { onLive } from '../../state/live-events.ts';

/** Somebody who has not written for so long (ms) writes no longer. */
export const pause = 5_000;

const none: ReadonlySet<string> = new Set();

/** The conversations in which the other is writing now. */
export function useWriters(): ReadonlySet<string> {
  const [writers, setWriters] = useState(none);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const tell = () => setWriters(new Set(timers.keys()));
    const stop = (id: string) => {
      clearTimeout(timers.get(id));
      if (timers.delete(id)) tell();
    };
    const deaf = onLive((event, id) => {
      // What they wrote has arrived.
      if (event === 'message') for (const one of [...timers.keys()]) stop(one);
      if (event !== 'conversation-typing' || id === null) return;
      clearTimeout(timers.get(id));
      timers.set(
        id,
        setTimeout(() => stop(id), pause),
      );
      tell();
    });
    return () => {
      deaf();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);
  return writers;
}
