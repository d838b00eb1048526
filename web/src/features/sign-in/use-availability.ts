import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { Surface } from '../../state/ask-to-sign-in.ts';
import * as texts from '../../texts/sign-in.ts';
import { emailCheckFailed, emailCheckRefused, words } from './words.ts';

/** Time after the last keystroke before the server is asked, in milliseconds. */
export const pauseBeforeCheck = 500;

export interface Availability {
  status: 'idle' | 'checking' | 'available' | 'error';
  message: string | null;
  /** No answer: it may be asked again. */
  failed?: true;
}
type Verdict = Availability & { status: 'available' | 'error' };
type Subject = 'username' | 'email';

const wrong = (message: string): Verdict => ({ status: 'error', message });

/** What can be said about a value without the server, or null. */
export function ownVerdict(subject: Subject, value: string): Verdict | null {
  if (subject === 'username')
    return value.length < limits.usernameShortest ? wrong(texts.usernameMustBeAtLeast) : null;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : wrong(texts.pleaseEnterAValidEmail);
}

/** The answer for a username: rows with words of their own, or in another form a boolean. */
export function usernameVerdict(answer: unknown): Verdict {
  if (answer === true) return { status: 'available', message: null };
  if (answer === false) return wrong(texts.thisUsernameIsAlreadyTaken);
  const row = (Array.isArray(answer) ? answer[0] : null) as {
    is_available?: unknown;
    status_message?: unknown;
  } | null;
  const said =
    typeof row?.status_message === 'string' && row.status_message !== '' ? row.status_message : null;
  return row?.is_available === true
    ? { status: 'available', message: said }
    : wrong(said ?? texts.usernameNotAvailable);
}

async function ask(subject: Subject, value: string, signal: AbortSignal): Promise<Verdict> {
  if (subject === 'username')
    return usernameVerdict(
      await call('check_username_availability', { p_username_input: value }, { signal }),
    );
  return (await call('check_email_availability', { p_email: value }, { signal }))
    ? { status: 'available', message: null }
    : wrong(texts.thisEmailIsAlreadyRegistered);
}

/** Words for a check that failed: the server refused it, or could not be reached. */
function failureWords(subject: Subject, surface: Surface, error: unknown): string {
  const { status, message } = error as { status?: number; message?: string };
  const refused = typeof status === 'number' && status > 0;
  if (refused && status === 429 && message) return message;
  if (subject === 'email') return refused ? emailCheckRefused : emailCheckFailed;
  return refused ? words[surface].usernameCheckRefused : words[surface].usernameCheckFailed;
}

/** Whether a value is available: asked half a second after the last keystroke, forgotten on every edit. */
export function useAvailability(subject: Subject, surface: Surface) {
  const [state, setState] = useState<Availability>({ status: 'idle', message: null });
  const running = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const edited = useCallback(
    (typed: string) => {
      stop();
      setState({ status: 'idle', message: null });
      const value = typed.trim();
      if (value === '') return;
      timer.current = setTimeout(async () => {
        const own = ownVerdict(subject, value);
        if (own) return setState(own);
        const controller = new AbortController();
        running.current = controller;
        setState({ status: 'checking', message: null });
        try {
          const verdict = await ask(subject, value, controller.signal);
          if (!controller.signal.aborted) setState(verdict);
        } catch (error) {
          if (!controller.signal.aborted)
            setState({ ...wrong(failureWords(subject, surface, error)), failed: true });
        }
      }, pauseBeforeCheck);
    },
    [subject, surface, stop],
  );
  return { state, edited };
}
