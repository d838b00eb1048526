import type { IdentityProvider } from './identity-provider.ts';

/**
 * Admins review each check in the back office. Their decision is written there, so there is nothing to ask
 * here.
 */
export const manualReview: IdentityProvider = {
  name: 'manual',
  needsPictures: true,
  start: async () => ({ state: 'pending' }),
  state: async () => ({ state: 'pending' }),
};
