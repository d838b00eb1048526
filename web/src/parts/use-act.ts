import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Fault } from '../lib/fault-of-form.ts';
import { refusalWords } from '../page/refusal.ts';
import * as texts from '../texts/common.ts';
import { asksProof } from '../ui/prove-link.tsx';
import type { Status } from '../ui/status-message.tsx';

const unknown = texts.somethingWentWrongOnOur;

/** An act of the back office done by the browser: its result, for a StatusMessage, and whether one is running. */
export function useAct() {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<Status | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  /**
   * Runs it, shows its words (with their kind, unless it is plain success) or why it failed, as in `Failed to delete
   * video: …` (null: there is nothing to say yet), and reloads the page's data. An error with `isWhole` already has all the words. Returns whether it
   * succeeded.
   */
  const run = async (failure: string, work: () => Promise<string | Status | null>): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      const came = await work();
      setSaid(typeof came === 'string' ? { kind: 'success', text: came } : came);
      await revalidate();
      return true;
    } catch (error) {
      const { status, message, hint, field, isWhole } = error as {
        field?: string | null;
        status?: number;
        message?: string;
        hint?: string;
        isWhole?: true;
      };
      const words = status === 0 && message ? message : refusalWords(error, unknown);
      setFault({ field: field ?? null, message: words });
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
  /** Before it is tried again: what was said of the last try is past. */
  const clear = () => {
    setSaid(null);
    setFault(null);
  };
  return { run, clear, isBusy, status: said, of: said, /** What its last run was refused for. */ fault };
}
