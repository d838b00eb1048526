import { humanCheckLimits } from '#contract/human-check-rules.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../context.ts';
import type { TransactionExecutor } from '../db/database.ts';
import { humanStanding } from '../human/human-check.ts';
import { isCrowded } from './sender-count-queries.ts';
import { holdSenders, type SentForm } from './sender-lock-queries.ts';

/** How many forms of a kind came within a day. */
export interface RecentForms {
  ofMailbox: number;
  ofNetwork: number;
}

interface Sending {
  what: SentForm;
  /** Whose forms are counted: a mailbox, or a member. */
  sender: string;
  /** Hashes, as `networkHashes` answers them. */
  from: { network: string; around: string };
  most: { perMailbox: number; perNetwork: number };
  /** What the form was sent with to show that a human did; null: it is never asked for that. */
  proof: { sent: string | null | undefined } | null;
  /** Counts what is stored already; nobody else of this sender or network adds to it meanwhile. */
  count(): Promise<RecentForms>;
  /** Said to whom it is too many. */
  tooMany: string;
}

/**
 * Lets a form of somebody in that may have no account, unless too many came from the sender, the network or around it
 * today. Throws `rateLimited`, and `badInput` for a wrong proof.
 */
export async function admitSender(
  context: CallContext,
  transaction: TransactionExecutor,
  { what, sender, from, most, proof, count, tooMany }: Sending,
): Promise<void> {
  await holdSenders(transaction, what, sender, from.network);
  const { ofMailbox, ofNetwork } = await count();
  const standing = proof === null ? 'unasked' : await humanStanding(context, transaction, proof.sent);
  const perNetwork = standing === 'absent' ? humanCheckLimits.unprovenPerNetwork : most.perNetwork;
  if (
    ofMailbox >= most.perMailbox ||
    ofNetwork >= perNetwork ||
    (await isCrowded(transaction, what, from.around, perNetwork))
  )
    throw new AppError('rateLimited', tooMany);
}
