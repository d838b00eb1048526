import { AppError } from '../../../kit/app-error.ts';
import { networkOf } from '../../../kit/network.ts';
import type { CallContext } from '../../../platform/context.ts';
import { throttleKey } from './throttle-key.ts';
import { deleteThrottle, forgiveThrottle, lockThrottle, writeThrottle } from './throttle-queries.ts';
import {
  accountPolicy,
  addressPolicy,
  codePolicy,
  nextAttempt,
  type ThrottlePolicy,
} from './throttle-rules.ts';

interface Counter {
  key: Buffer;
  policy: ThrottlePolicy;
  /** A success clears it, or takes back only its own attempt. */
  clears: boolean;
}

/**
 * Lets a password attempt through, or throws `rateLimited`. A browser that has signed in to the account
 * before is counted separately: nobody locks members out of their own browsers by typing wrong passwords
 * elsewhere.
 */
export function passwordAttempt<T>(
  context: CallContext,
  email: string,
  knownDevice: string | null,
  attempt: () => Promise<T>,
): Promise<T> {
  const { secret } = context.config;
  return counted(
    context,
    [
      {
        key: throttleKey(secret, 'account', email.toLowerCase(), knownDevice ?? ''),
        policy: accountPolicy,
        clears: true,
      },
      {
        key: throttleKey(secret, 'address', networkOf(context.request.address)),
        policy: addressPolicy,
        clears: false,
      },
    ],
    attempt,
  );
}

/** The same for a code of few digits, counted only by account. */
export function codeAttempt<T>(
  context: CallContext,
  accountId: string,
  attempt: () => Promise<T>,
): Promise<T> {
  return counted(
    context,
    [{ key: throttleKey(context.config.secret, 'code', accountId), policy: codePolicy, clears: true }],
    attempt,
  );
}

/** A new password starts with a clean slate; known browsers' own counters expire by themselves. */
export async function deleteThrottlesOf(
  { db, config }: CallContext,
  account: { id: string; email: string },
): Promise<void> {
  await deleteThrottle(db, throttleKey(config.secret, 'account', account.email.toLowerCase(), ''));
  await deleteThrottle(db, throttleKey(config.secret, 'code', account.id));
}

async function counted<T>(
  { db }: CallContext,
  counters: readonly Counter[],
  attempt: () => Promise<T>,
): Promise<T> {
  // It counts before it is made: a hundred at once are a hundred attempts.
  await db.transaction(async (transaction) => {
    const now = Date.now();
    for (const { key, policy } of counters) {
      const outcome = nextAttempt(policy, await lockThrottle(transaction, key), now);
      if ('wait' in outcome)
        throw new AppError('rateLimited', `Too many attempts. Try again in ${words(outcome.wait)}.`, {
          retryAfter: outcome.wait,
          hint: 'over_request_rate_limit',
        });
      await writeThrottle(transaction, key, outcome.next);
    }
  });
  const result = await attempt();
  for (const { key, clears } of counters) await (clears ? deleteThrottle(db, key) : forgiveThrottle(db, key));
  return result;
}

const words = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
