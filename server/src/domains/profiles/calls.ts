import { getPublicProfile } from './calls/get-public-profile.ts';
import { setFavoritesVisibility } from './calls/set-favorites-visibility.ts';
import { toggleSubscription } from './calls/toggle-subscription.ts';

export const profileCalls = [toggleSubscription, getPublicProfile, setFavoritesVisibility];
