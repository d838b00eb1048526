import type { ShieldedThing } from '#contract/shield-cookie.ts';

export const keyOfThing = ({ kind, subjectId }: Pick<ShieldedThing, 'kind' | 'subjectId'>): string =>
  `${kind} ${subjectId}`;

/** Rules of the account, and those of the browser about other things. */
export function joinedThings(
  ofAccount: readonly ShieldedThing[],
  ofBrowser: readonly ShieldedThing[],
): ShieldedThing[] {
  const known = new Set(ofAccount.map(keyOfThing));
  return [...ofAccount, ...ofBrowser.filter((one) => !known.has(keyOfThing(one)))];
}
