import { defineFact } from '../../platform/facts.ts';

/** A member now follows an uploader, and did not before. */
export const subscriptionCreated = defineFact<{ subscriberId: string; uploaderId: string }>(
  'subscription.created',
);
