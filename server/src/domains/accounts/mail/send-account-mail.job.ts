import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** How a mailed link continues for a program that asked for it: `/auth/v1` sends the browser back there. */
export interface ProtocolReturn {
  /** On our own origin. */
  redirectTo: string;
  /** Proof key (RFC 7636) of the program; null: it takes tokens in the address. */
  codeChallenge: string | null;
  codeChallengeMethod: 'plain' | 's256' | null;
}

/** What to write to whom. The secrets of links are made with the mail and are never in a queue. */
export type AccountMail =
  | { kind: 'verify-email'; accountId: string; protocol?: ProtocolReturn }
  /** Somebody signed up with an address that has an account. */
  | { kind: 'already-registered'; email: string }
  /** For the owner of the address; nothing is sent if nobody has it. */
  | { kind: 'reset-password'; email: string; protocol?: ProtocolReturn }
  | { kind: 'change-email'; accountId: string }
  | { kind: 'email-changed'; accountId: string; to: string }
  | { kind: 'password-changed'; accountId: string }
  | { kind: 'new-device'; accountId: string; sessionId: string }
  | { kind: 'second-factor-changed'; accountId: string; change: string }
  | { kind: 'google-connected'; accountId: string }
  | { kind: 'deletion-requested'; accountId: string }
  | { kind: 'account-deleted'; to: string; username: string }
  | { kind: 'export-ready'; accountId: string }
  /** To an admin with `child_safety`: something waits that may show a minor. */
  | { kind: 'look-first'; accountId: string }
  /** To an admin: half of the time for an answer is over, or all of it. */
  | { kind: 'answer-due' | 'answer-late'; accountId: string }
  /** To an admin: a life may be in danger, or an authority asks. */
  | { kind: 'urgent-request'; accountId: string }
  /** A decision about something of the member's, in words that name no title. `sealedReceipt`: in hexadecimal digits. */
  | {
      kind: 'statement';
      accountId: string;
      statementId: string;
      sealedReceipt?: string;
      headline: string;
      paragraphs: string[];
    };

export const sendAccountMail: JobDefinition<AccountMail> = {
  name: 'send-account-mail',
  retryLimit: 8,
  retryDelay: 20,
  expireInSeconds: 120,
};
