import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { refusalWords } from '../page/refusal.ts';
import { asksProof } from '../ui/prove-link.tsx';
import type { Status } from '../ui/status-message.tsx';

const unknown = 'Something went wrong on our side. Try again.';

/** An act of the back office that a browser does: what it came to, for a StatusMessage, and whether one is under way. */
export function useAct() {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<Status | null>(null);
  const [isBusy, setBusy] = useState(false);
  /**
   * Does it, says its words (with their kind, where it is not simply done) or why it failed, as in `Failed to delete video: …`,
   * and reads the page again. An error that `isWhole` has all the words itself. Answers whether it was done.
   */
  const run = async (failure: string, work: () => Promise<string | Status>): Promise<boolean> => {
    setBusy(true);
    try {
      const came = await work();
      setSaid(typeof came === 'string' ? { kind: 'success', text: came } : came);
      await revalidate();
      return true;
    } catch (error) {
      const { status, message, hint, isWhole } = error as {
        status?: number;
        message?: string;
        hint?: string;
        isWhole?: true;
      };
      const words = status === 0 && message ? message : refusalWords(error, unknown);
      setSaid({
        kind: 'error',
        text: isWhole && message ? message : `${failure}: ${words}`,
        wantsProof: asksProof({ hint: hint ?? null }),
      });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, status: said, of: said };
}
