import { useEffect, useState } from 'react';
import { timeAgo } from '../lib/relative-time.ts';

/** How long ago a moment was. `now` is when the page was rendered: the browser first draws what the server wrote. */
export function TimeAgo({ moment, now }: { moment: string; now: number }) {
  const [present, setPresent] = useState(now);
  useEffect(() => {
    setPresent(Date.now());
    const timer = setInterval(() => setPresent(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={moment} title={moment.slice(0, 16).replace('T', ' ')}>
      {timeAgo(moment, present)}
    </time>
  );
}
