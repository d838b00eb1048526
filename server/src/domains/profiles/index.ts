// The door of the profiles domain: what higher floors may use.

export { profileCalls } from './calls.ts';
export { subscriptionCreated } from './subscription-facts.ts';
export { dropSubscriptionsOf, subscribersOf } from './subscription-queries.ts';
