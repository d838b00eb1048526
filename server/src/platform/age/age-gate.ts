import type { AgeAsked } from '#contract/age.ts';
import type { Config } from '../config.ts';
import type { RequestFacts } from '../context.ts';
import { openCountries } from '../geo/country-database.ts';
import { placesOf } from '../geo/place.ts';
import { readCookie } from '../http/cookies.ts';
import { type AgePolicy, choosePolicy, ordinaryPolicy, policiesByPlace } from './age-policies.ts';
import { createAgeProofs, declaredCookie, proofCookie, satisfies } from './age-proof.ts';

/** Where a request comes from. */
export type Connection = Pick<RequestFacts, 'address' | 'trustedHeader'>;

/** Which side of the age gate a browser is on. */
export interface AgeStanding {
  /** Part of the page cache’s key: `1`, or the policy that is not met. Never the place. */
  readonly key: string;
  readonly confirmed: boolean;
  /** What is asked; null: what is asked everywhere else too. */
  readonly asked: AgeAsked | null;
}

const inside: AgeStanding = { key: '1', confirmed: true, asked: null };
const outside: AgeStanding = { key: ordinaryPolicy.key, confirmed: false, asked: null };
const declared = { age: 18, method: 'declaration' } as const;

export interface AgeGate {
  /** Null: the policy depends on the country, and the database of countries is not open yet. */
  standing(cookies: string | undefined, connection: () => Connection): AgeStanding | null;
  /** The same, and opens it. */
  standingOf(cookies: string | undefined, connection: () => Connection): Promise<AgeStanding>;
  policyAt(connection: () => Connection): Promise<AgePolicy>;
}

type GateConfig = Pick<Config, 'secret' | 'settings' | 'countryHeader' | 'regionHeader' | 'ageAssurance'>;

export function createAgeGate(config: GateConfig): AgeGate {
  const proofs = createAgeProofs(config);
  const standings = new WeakMap<AgePolicy, AgeStanding>();

  let madeOf: Config['settings']['agePolicies'] | null = null;
  let policies: ReadonlyMap<string, AgePolicy> = new Map();

  const policyNow = (connection: () => Connection): AgePolicy | null => {
    const { agePolicies } = config.settings;
    if (agePolicies.length === 0) return ordinaryPolicy;
    if (madeOf !== agePolicies) {
      policies = policiesByPlace(agePolicies, config.ageAssurance !== null);
      madeOf = agePolicies;
    }
    const places = placesOf(config, connection());
    return places && choosePolicy(policies, places);
  };
  const isInside = (cookies: string | undefined, policy: AgePolicy): boolean => {
    if (policy.methods.length === 0) return false;
    if (readCookie(cookies, declaredCookie) === '1' && satisfies(declared, policy)) return true;
    const value = readCookie(cookies, proofCookie);
    const proof = value === null ? null : proofs.read(value);
    return proof !== null && satisfies(proof, policy);
  };
  const standing: AgeGate['standing'] = (cookies, connection) => {
    const policy = policyNow(connection);
    if (policy === null) return null;
    if (isInside(cookies, policy)) return inside;
    if (policy === ordinaryPolicy) return outside;
    let found = standings.get(policy);
    if (found === undefined) {
      const { key, minimumAge, methods } = policy;
      found = { key, confirmed: false, asked: { minimumAge, methods } };
      standings.set(policy, found);
    }
    return found;
  };
  /** Asks again once the database is open. */
  const opened = async <T>(ask: () => T | null): Promise<T> => {
    const at = ask();
    if (at !== null) return at;
    await openCountries();
    return ask() as T;
  };
  return {
    standing,
    standingOf: (cookies, connection) => opened(() => standing(cookies, connection)),
    policyAt: (connection) => opened(() => policyNow(connection)),
  };
}
