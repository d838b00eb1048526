import { createHmac } from 'node:crypto';
import type { RateClass } from '#contract/call.ts';
import { newestKey } from '../site-keys.ts';

/**
 * Identifies the owner of a shared count without revealing them: the class, and a hash of the client under a
 * key that every process derives alike and that changes each UTC day. `moment`: milliseconds since 1970.
 */
export function rateKey(secret: string, moment: number, limit: RateClass, client: string): string {
  const day = new Date(moment).toISOString().slice(0, 10);
  const key = createHmac('sha256', newestKey(secret)).update(`rate counts ${day}`).digest();
  const hash = createHmac('sha256', key).update(client).digest().subarray(0, 16).toString('base64url');
  return `${limit} ${hash}`;
}
