import { implement } from '../../../../platform/calls/implement.ts';
import { holdParties } from '../plan-posting.ts';
import { neighboursIn } from '../posting-queries.ts';
import { readTimes } from '../posting-rules.ts';
import { postingWarnings } from '../posting-warnings.ts';

export const checkAdPosting = implement('check_ad_posting', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { adTimeZone } = context.config.settings;
    const { p_id = null, p_campaign_id, p_creative_id, p_placement_id, ...typed } = input;
    const times = readTimes(typed, null, adTimeZone);
    const parties = await holdParties(transaction, { p_campaign_id, p_creative_id, p_placement_id });
    const neighbours = await neighboursIn(transaction, parties.placement.id, p_id);
    return postingWarnings({ ...parties, times, neighbours }, Date.now(), adTimeZone);
  }),
);
