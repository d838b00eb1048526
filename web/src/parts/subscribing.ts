import { call } from '#contract/client.ts';
import { fillIn } from '../lib/fill-in.ts';
import { type Deed, outlives } from '../state/deed.ts';
import * as texts from '../texts/common.ts';

interface Following {
  is_subscribed: boolean;
  subscribers_count: number;
}

/** Follows an uploader, or no longer. `ask`: how that stands with whoever has just logged in. */
export const subscribing = <Stand extends Following>(
  uploaderId: string,
  ask: () => Promise<Stand>,
): Deed<Stand> => ({
  reason: texts.pleaseLogInToSubscribe,
  ask,
  done: (stand) => stand.is_subscribed,
  guess: (stand) => ({
    ...stand,
    is_subscribed: !stand.is_subscribed,
    subscribers_count: stand.subscribers_count + (stand.is_subscribed ? -1 : 1),
  }),
  async send() {
    const answer = await call('toggle_subscription', { p_uploader_id: uploaderId }, outlives);
    return {
      is_subscribed: answer.is_subscribed,
      subscribers_count: answer.new_subscribers_count,
    } as Partial<Stand>;
  },
  undone: (message) => fillIn(texts.weCouldntUpdateYourSubscription, { message }),
});
