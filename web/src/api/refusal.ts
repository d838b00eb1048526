/** What a form says when it was refused: words, and the parameter at fault where it is one. */
export interface FormFault {
  message: string;
  field: string | null;
  /** What to do next, e.g. `email_not_confirmed`. */
  hint?: string | null;
}

/** The server's own words for a refusal; for what it had no words for, ours. */
export function refusalWords(error: unknown, fallback: string): string {
  const { status, message } = error as { status?: unknown; message?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && typeof message === 'string' && message
    ? message
    : fallback;
}

export function faultFrom(error: unknown, fallback: string): FormFault {
  const { field, hint } = error as { field?: unknown; hint?: unknown };
  return {
    message: refusalWords(error, fallback),
    field: typeof field === 'string' ? field : null,
    hint: typeof hint === 'string' ? hint : null,
  };
}
