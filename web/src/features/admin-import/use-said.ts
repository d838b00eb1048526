import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { errorWords, type Said } from './source-words.ts';

/** What a tab says of its acts. `act` does one, says what came of it, and reads the page anew when it is done. */
export function useSaid() {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<Said | null>(null);
  const say = (text: string) => setSaid({ text });
  const act = (work: () => Promise<string>): void => {
    work().then(
      (text) => {
        say(text);
        void revalidate();
      },
      (error: unknown) => say(errorWords(error)),
    );
  };
  return { said, say, act, revalidate };
}
