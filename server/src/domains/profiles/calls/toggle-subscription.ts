import { AppError, badInput } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { subscriptionCreated } from '../subscription-facts.ts';
import { dropSubscription, lockSubscribers, turnSubscription } from '../subscription-queries.ts';

export const toggleSubscription = implement('toggle_subscription', (input, context) => {
  const { db, facts, memberId: subscriberId } = context;
  const uploaderId = input.p_uploader_id;
  if (subscriberId === uploaderId) throw badInput('p_uploader_id', 'You can’t subscribe to yourself.');
  return db.transaction(async (transaction) => {
    const row = (await lockSubscribers(transaction, subscriberId, uploaderId))
      ? await turnSubscription(transaction, subscriberId, uploaderId)
      : null;
    if (row === null) throw new AppError('notFound', 'User not found.');
    if (row.is_subscribed) await facts.state(transaction, subscriptionCreated, { subscriberId, uploaderId });
    else await dropSubscription(transaction, subscriberId, uploaderId);
    return row;
  });
});
