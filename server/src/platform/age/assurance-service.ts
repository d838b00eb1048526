import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AgeAssuranceConfig } from '../config-services.ts';

/** What a service says about one check; it names nobody. */
export interface AssuranceAnswer {
  /** As it was given to the service. */
  state: string;
  /** The age that whoever was checked has reached at least; null: it could not be found out, or is less than was asked. */
  over: number | null;
}

/** An outside service that finds out whether somebody has reached an age. docs/age.md says how to add one. */
export interface AssuranceService {
  /** Where the browser is sent. The service learns an age and a one-time text, and nothing else from us. */
  begin(check: { minimumAge: number; state: string; returnTo: string }): string;
  /** What came back with the browser; null: it is not the service that says so. */
  read(query: Readonly<Record<string, unknown>>): AssuranceAnswer | null;
}

/**
 * The plainest one: it is asked in the query of an address, and answers in that of ours with `state`, `over` (an age, or
 * `no`) and `signature`, the hexadecimal HMAC-SHA256 of `state`, a line break and `over` under the shared secret.
 */
export function signedRedirect({ url, secret }: AgeAssuranceConfig): AssuranceService {
  return {
    begin({ minimumAge, state, returnTo }) {
      const way = new URL(url);
      way.searchParams.set('minimum_age', String(minimumAge));
      way.searchParams.set('state', state);
      way.searchParams.set('return_to', returnTo);
      return way.href;
    },
    read({ state, over, signature }) {
      if (typeof state !== 'string' || typeof over !== 'string' || typeof signature !== 'string') return null;
      const expected = createHmac('sha256', secret).update(`${state}\n${over}`).digest();
      if (!/^[0-9a-f]{64}$/.test(signature) || !timingSafeEqual(expected, Buffer.from(signature, 'hex')))
        return null;
      if (over === 'no') return { state, over: null };
      return /^[1-9]\d$/.test(over) ? { state, over: Number(over) } : null;
    },
  };
}
