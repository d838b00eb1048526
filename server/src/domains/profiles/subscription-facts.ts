import { defineFact } from '../../platform/facts.ts';

/** A member follows an uploader now, and did not before. */
export const subscriptionCreated = defineFact<{ subscriberId: string; uploaderId: string }>(
  'subscription.created',
);
