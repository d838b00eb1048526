import { type ErrorKind, errorKinds } from '#contract/errors.ts';

export interface AppErrorOptions {
  /** The input field at fault. */
  field?: string;
  details?: string;
  /** When several things are wrong at once: each with its field. Sent as the details. */
  faults?: readonly { field: string; message: string }[];
  hint?: string;
  /** Seconds after which a retry may succeed; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal worded for the person who gets it. Anything else thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly field: string | null;
  readonly details: string | null;
  readonly faults: readonly { field: string; message: string }[];
  readonly hint: string | null;
  readonly retryAfter: number | null;

  constructor(kind: ErrorKind, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.field = options.field ?? null;
    this.faults = options.faults ?? [];
    this.details =
      options.details ??
      (this.faults.length > 0
        ? JSON.stringify(this.faults)
        : options.field
          ? `field: ${options.field}`
          : null);
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
