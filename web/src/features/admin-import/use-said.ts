import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Fault } from '../../lib/fault-of-form.ts';
import type { Status, StatusKind } from '../../ui/status-message.tsx';
import { errorWords } from './source-words.ts';

/** Runs an act of a tab; `fault`: what the last one was refused for. */
export type SaidAct = ((work: () => Promise<string>) => void) & { fault: Fault | null };

/** The messages of a tab about its acts. `act` runs one, shows the result, and reloads the page's data afterwards. */
export function useSaid() {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<Status | null>(null);
  const say = (text: string, kind: StatusKind = 'success') => setSaid({ kind, text });
  const [fault, setFault] = useState<Fault | null>(null);
  const isBusy = useRef(false);
  const run = (work: () => Promise<string>): void => {
    // A second press does nothing while the first is running.
    if (isBusy.current) return;
    isBusy.current = true;
    setFault(null);
    work()
      .then(
        (text) => {
          say(text);
          void revalidate();
        },
        (error: unknown) => {
          say(errorWords(error), 'error');
          const { field = null, message = '' } = error as { field?: string | null; message?: string };
          setFault({ field, message });
        },
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  const act: SaidAct = Object.assign(run, { fault });
  return { said, say, act, revalidate };
}
