import { type ErrorKind, errorKinds } from '#contract/errors.ts';

export interface AppErrorOptions {
  /** The input field that is at fault. */
  field?: string;
  details?: string;
  hint?: string;
  /** Seconds after which a retry may pass; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal with words for the person who gets it. Anything else that is thrown is a bug, and answers 500. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly field: string | null;
  readonly details: string | null;
  readonly hint: string | null;
  readonly retryAfter: number | null;

  constructor(kind: ErrorKind, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.field = options.field ?? null;
    this.details = options.details ?? (options.field ? `field: ${options.field}` : null);
    this.hint = options.hint ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }

  get code(): string {
    return errorKinds[this.kind].code;
  }
  get status(): number {
    return errorKinds[this.kind].status;
  }
}

export const badInput = (field: string, message: string): AppError =>
  new AppError('badInput', message, { field });
