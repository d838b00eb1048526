import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { findPreferences } from '../../accounts/index.ts';
import { followedBy } from '../subscription-queries.ts';

export const getPublicSubscriptions = implement(
  'get_public_subscriptions',
  async (input, { db, objectBase, viewer }) => {
    const subscriberId = input.p_user_id;
    const isOwn = subscriberId === viewer.userId;
    if (!isOwn && (await findPreferences(db, subscriberId)).subscriptions_visibility !== 'public') return [];
    return followedBy(db, {
      subscriberId,
      viewerId: viewer.userId,
      base: objectBase,
      limit: input.p_limit ?? limits.subscriptionsShown,
    });
  },
);
