import * as texts from '../texts/common.ts';

/** What a form says after a refusal: words, and the parameter at fault, if it is one. */
export interface FormFault {
  message: string;
  field: string | null;
  /** What to do next, e.g. `email_not_confirmed`. */
  hint?: string | null;
  /** Everything that is wrong, each at its parameter; the message then sums it up. */
  also?: readonly { field: string; message: string }[];
  /** What the form asked about once, so that it is not asked about again. */
  asked?: string;
}

export const sessionEnded = texts.yourSessionHasEndedPlease;

/**
 * The server's own words for a refusal, or ours if it had none. Only members see what is for members: if the server
 * does not know somebody any more, they were signed in when the page was drawn.
 */
export function refusalWords(error: unknown, fallback: string): string {
  const { status, message } = error as { status?: unknown; message?: unknown };
  if (status === 401) return sessionEnded;
  // A 503 says itself when to try again.
  const isTold = typeof status === 'number' && ((status >= 400 && status < 500) || status === 503);
  return isTold && typeof message === 'string' && message ? message : fallback;
}

export function faultFrom(error: unknown, fallback: string): FormFault {
  const { field, hint } = error as { field?: unknown; hint?: unknown };
  return {
    message: refusalWords(error, fallback),
    field: typeof field === 'string' ? field : null,
    hint: typeof hint === 'string' ? hint : null,
  };
}
