import { implement } from '../../../../platform/calls/implement.ts';
import { convert } from '../conversions.ts';
import { reportEvent } from '../report-event.ts';

/** A conversion comes with the id of its click, everything else with the token of the ad. */
export const recordAdEvent = implement('record_ad_event', async (input, context) => {
  if (input.p_kind === 'conversion') {
    const reason = await convert(context, input.p_token);
    return { recorded: reason === null, reason };
  }
  const { reason } = await reportEvent(
    { token: input.p_token, kind: input.p_kind, isVisible: input.p_is_visible ?? true },
    context,
  );
  return { recorded: reason === null, reason };
});
