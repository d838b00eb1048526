import { useEffect, useState } from 'react';

/** Milliseconds for which words of success stay. */
const lasts = 6_000;

/** What an act has done, in words, for a while or until one goes on writing. `answer` is the act's: each has its own while. */
export function useNote(
  answer: { done: string | null } | undefined,
  goesOn: boolean,
): string | null | undefined {
  const [over, setOver] = useState<typeof answer>(undefined);
  useEffect(() => {
    if (!answer?.done) return;
    if (goesOn) return setOver(answer);
    const timer = setTimeout(() => setOver(answer), lasts);
    return () => clearTimeout(timer);
  }, [answer, goesOn]);
  return answer === over ? null : answer?.done;
}
