import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Status, StatusKind } from '../../ui/status-message.tsx';
import { errorWords } from './source-words.ts';

/** The messages of a tab about its acts. `act` runs one, shows the result, and reloads the page's data afterwards. */
export function useSaid() {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<Status | null>(null);
  const say = (text: string, kind: StatusKind = 'success') => setSaid({ kind, text });
  const isBusy = useRef(false);
  const act = (work: () => Promise<string>): void => {
    // A second press does nothing while the first is running.
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
