import { type AgeAsked, ageMethods } from '#contract/age.ts';
import type { SiteSettings } from '#contract/site-settings.ts';

/** What a place asks, and the word by which the page cache knows it. */
export interface AgePolicy extends AgeAsked {
  readonly key: string;
}

type Written = SiteSettings['agePolicies'];

/** What is asked wherever the operator has said nothing. */
export const ordinaryPolicy: AgePolicy = { key: '0', minimumAge: 18, methods: ['declaration'] };

/** Places that ask the same share a key, and so their pages. */
function policyOf({ minimum_age: minimumAge, methods: listed }: Written[number], can: boolean): AgePolicy {
  // A service that is not there lets nobody in: with no other method the place is closed.
  const methods = ageMethods.filter((method) => listed.includes(method) && (can || method !== 'assurance'));
  if (minimumAge === ordinaryPolicy.minimumAge && methods.join() === 'declaration') return ordinaryPolicy;
  const key = methods.length === 0 ? 'closed' : `${minimumAge}${methods.map((method) => method[0]).join('')}`;
  return { key, minimumAge, methods };
}

/** The policies by place. */
export const policiesByPlace = (written: Written, hasService: boolean): ReadonlyMap<string, AgePolicy> =>
  new Map(
    written.flatMap((one) => {
      const policy = policyOf(one, hasService);
      return one.places.map((place) => [place, policy] as const);
    }),
  );

/** The policy of the first place that has one; `places` begin with the most specific. */
export function choosePolicy(policies: ReadonlyMap<string, AgePolicy>, places: readonly string[]): AgePolicy {
  for (const place of places) {
    const policy = policies.get(place);
    if (policy) return policy;
  }
  return ordinaryPolicy;
}
