import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Status, StatusKind } from '../../ui/status-message.tsx';
import { errorWords } from './source-words.ts';

/** What a tab says of its acts. `act` does one, says what came of it, and reads the page again when it is done. */
export function useSaid() {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<Status | null>(null);
  const say = (text: string, kind: StatusKind = 'success') => setSaid({ kind, text });
  const isBusy = useRef(false);
  const act = (work: () => Promise<string>): void => {
    // A second press does nothing while the first is under way.
    if (isBusy.current) return;
    isBusy.current = true;
    work()
      .then(
        (text) => {
          say(text);
          void revalidate();
        },
        (error: unknown) => say(errorWords(error), 'error'),
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  return { said, say, act, revalidate };
}
