import type { CallName, Input, Output } from './calls.ts';

/** A refusal from the server: its message, its code and its HTTP status (0: the server was not reached). */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  /** The parameter that was refused, if it was one. */
  readonly field: string | null;
  /** A word for programs about what to do next, e.g. `email_not_confirmed`. */
  readonly hint: string | null;
  constructor(
    status: number,
    code: string,
    message: string,
    more: { field?: string | null; hint?: string | null } = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.field = more.field ?? null;
    this.hint = more.hint ?? null;
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page, for tracking when it ends. */
  keepalive?: boolean;
}

/** Names with an underscore are rpc, others are functions. */
export const callPath = (name: CallName): string =>
  `${name.includes('_') ? '/rest/v1/rpc/' : '/functions/v1/'}${name}`;

/** Makes one call from the browser; the cookie identifies the caller. */
export async function call<N extends CallName>(
  name: N,
  input: Input<N>,
  options: CallOptions = {},
): Promise<Output<N>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(callPath(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: options.signal ?? null,
    });
    // A truncated answer is no answer.
    text = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(0, 'offline', 'You seem to be offline. Check your connection and try again.');
  }
  const body = readBody(text);
  if (response.ok) return body as Output<N>;
  throw new CallError(
    response.status,
    body.code ?? '',
    body.message ?? body.error ?? 'Failed to process request.',
    { field: /^field: ([\w.]+)$/.exec(body.details ?? '')?.[1] ?? null, hint: body.hint ?? null },
  );
}

/** Answers and refusals are JSON; a proxy in between may answer with anything, or nothing. */
function readBody(text: string): Record<string, string | undefined> {
  try {
    return JSON.parse(text) as Record<string, string | undefined>;
  } catch {
    return {};
  }
}
