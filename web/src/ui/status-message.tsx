import { useEffect, useState } from 'react';

const shownMilliseconds = 5000;
const isWrong = (text: string): boolean => text.startsWith('Error') || text.includes('Failed');

/**
 * What an act of the back office came to: green, or red for an error; gone after five seconds. `of` is a new value for each
 * act, so that the same words show again.
 */
export function StatusMessage({ text, of }: { text: string | null; of: unknown }) {
  const [gone, setGone] = useState<unknown>(null);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setGone(of), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [text, of]);
  const shown = text !== null && gone !== of ? text : null;
  return (
    <div className="status-place" role="status">
      {shown !== null && (
        <p className={isWrong(shown) ? 'status-message wrong' : 'status-message'}>{shown}</p>
      )}
    </div>
  );
}
