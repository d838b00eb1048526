import { blockUser } from './calls/block-user.ts';
import { getPublicProfile } from './calls/get-public-profile.ts';
import { getPublicSubscriptions } from './calls/get-public-subscriptions.ts';
import { listBlockedUsers } from './calls/list-blocked-users.ts';
import { setFavoritesVisibility } from './calls/set-favorites-visibility.ts';
import { setWatchedVisibility } from './calls/set-watched-visibility.ts';
import { toggleSubscription } from './calls/toggle-subscription.ts';
import { unblockUser } from './calls/unblock-user.ts';
import { updateProfile } from './calls/update-profile.ts';

export const profileCalls = [
  toggleSubscription,
  getPublicProfile,
  getPublicSubscriptions,
  setFavoritesVisibility,
  setWatchedVisibility,
  updateProfile,
  blockUser,
  unblockUser,
  listBlockedUsers,
];
