import { useEffect, useState } from 'react';
import { dueMoment, nearnessOf, timeLeft } from '../lib/deadline.ts';
import { sentence } from '../lib/sentence.tsx';
import * as texts from '../texts/common.ts';
import './deadline.css';

/** By when something is to be done, in words, and how long that is still: `Answer by Fri 28 Nov, 14:05 UTC` `in 2 days`. */
export function Deadline({ due, words = texts.answerBy }: { due: string; words?: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const time = Date.parse(due);
  // A minute may pass between what the server wrote and what the browser draws.
  return (
    <span className="deadline" data-nearness={nearnessOf(time, now)} suppressHydrationWarning>
      <span>
        {sentence(words as '{moment}', { moment: <time dateTime={due}>{dueMoment(time, now)}</time> })}
      </span>{' '}
      <b suppressHydrationWarning>{timeLeft(time, now)}</b>
    </span>
  );
}
