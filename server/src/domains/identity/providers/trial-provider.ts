import type { IdentityProvider, IdentityVerdict } from './identity-provider.ts';

const verdictOn = (legalName: string): IdentityVerdict =>
  /\brefused\b/i.test(legalName)
    ? { state: 'refused', reason: 'The test provider refuses whoever has this name.' }
    : { state: 'approved' };

/**
 * Decides by the given name, for tests and development: "Refused" in it is refused, "Later" waits until the
 * state is asked for, any other name is approved at once.
 */
export const trialProvider: IdentityProvider = {
  name: 'test',
  needsPictures: false,
  start: async ({ legalName }) =>
    /\blater\b/i.test(legalName) ? { state: 'pending' } : verdictOn(legalName),
  state: async ({ legalName }) => verdictOn(legalName),
};
