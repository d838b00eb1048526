import type { ErrorKind } from '#contract/errors.ts';
import { AppError } from '../../../kit/app-error.ts';

/** Why the host gave no answer: its status, or what happened to the request. */
export type FaultCause = number | 'slow' | 'broken' | 'unreachable';

/**
 * The host refused or failed. The message follows from the status alone, never from what the host wrote: that
 * may be anything, and may contain what we sent. It ends without a full stop, because pages put it into
 * sentences of their own.
 */
export class LibraryFault extends AppError {
  readonly because: FaultCause;

  constructor(because: FaultCause, cause?: unknown) {
    const [kind, words, field] = wordsFor(because);
    super(kind, words, {
      ...(field === null ? {} : { field }),
      ...(because === 429 ? { retryAfter: 30 } : {}),
      cause,
    });
    this.name = 'LibraryFault';
    this.because = because;
  }

  /** The key is not the one required there. */
  get isKeyRefused(): boolean {
    return this.because === 401 || this.because === 403;
  }
}

function wordsFor(because: FaultCause): [ErrorKind, string, string | null] {
  if (because === 401 || because === 403) return ['badInput', 'The key was not accepted', 'apiKey'];
  if (because === 404) return ['notFound', 'The host knows no such library or video', 'libraryId'];
  if (because === 429) return ['rateLimited', 'The host was asked too often. Try again in a minute', null];
  if (because === 'slow') return ['unavailable', 'The host did not answer in time', null];
  if (because === 'broken')
    return ['unavailable', 'The answer of the host broke off or could not be read', null];
  if (because === 'unreachable') return ['unavailable', 'The host could not be reached', null];
  if (because >= 500) return ['unavailable', `The host has a fault of its own (status ${because})`, null];
  return ['unavailable', `The host refused with status ${because}`, null];
}
