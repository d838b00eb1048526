import type { ErrorKind } from '#contract/errors.ts';
import { AppError } from '../../kit/app-error.ts';

/** Why something was not fetched: a closed list, each with a message for the person who asked. */
export const outboundFaults = {
  badAddress: [
    'badInput',
    'This is not an address that can be fetched; it must start with http:// or https://.',
  ],
  credentials: ['badInput', 'An address with a user name or password in it is not fetched.'],
  port: [
    'badInput',
    'We only fetch addresses on ports 80, 443, 8000, 8080 and 8443. To use another one, add it to the setting OUTBOUND_HOSTS as host:port.',
  ],
  privateAddress: ['badInput', 'This address leads into a private network and is not fetched.'],
  unknownHost: ['badInput', 'This host is not known.'],
  unreachable: ['unavailable', 'The other server could not be reached.'],
  tooManyRedirects: ['badInput', 'This address redirects too often.'],
  badRedirect: ['badInput', 'This address redirects to one that may not be fetched.'],
  tooLarge: ['tooLarge', 'What the other server sent is too large.'],
  tooSlow: ['unavailable', 'The other server was too slow.'],
  brokenAnswer: ['unavailable', 'What the other server sent broke off, or we can’t read it.'],
  wrongType: ['badInput', 'What this address holds is of another kind than expected.'],
  stopped: ['unavailable', 'The request was stopped.'],
} as const satisfies Record<string, readonly [ErrorKind, string]>;
export type OutboundFaultReason = keyof typeof outboundFaults;

/**
 * A request to another server that was refused or failed. Its message is for a person and names no internal
 * address.
 */
export class OutboundFault extends AppError {
  readonly reason: OutboundFaultReason;

  constructor(reason: OutboundFaultReason, cause?: unknown) {
    const [kind, words] = outboundFaults[reason];
    super(kind, words, { field: 'url', cause });
    this.name = 'OutboundFault';
    this.reason = reason;
  }
}
