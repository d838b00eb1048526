import type { IdentityProvider } from './identity-provider.ts';

/** Admins look at each check in the back office. Their decision is written there, so nothing is to be asked here. */
export const manualReview: IdentityProvider = {
  name: 'manual',
  needsPictures: true,
  start: async () => ({ state: 'pending' }),
  state: async () => ({ state: 'pending' }),
};
