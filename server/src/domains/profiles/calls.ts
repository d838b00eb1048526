import { toggleSubscription } from './calls/toggle-subscription.ts';

export const profileCalls = [toggleSubscription];
