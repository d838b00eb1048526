import { newId } from '../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { holdParties, postingName } from '../plan-posting.ts';
import { insertPosting, postingRow } from '../posting-queries.ts';
import { readTimes } from '../posting-rules.ts';
import { postingView } from '../posting-view.ts';

export const createAdPosting = implement('create_ad_posting', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { adTimeZone } = context.config.settings;
    const { p_campaign_id, p_creative_id, p_placement_id, ...typed } = input;
    const times = readTimes(typed, null, adTimeZone);
    await holdParties(transaction, { p_campaign_id, p_creative_id, p_placement_id });
    const id = newId();
    const of = { campaignId: p_campaign_id, creativeId: p_creative_id, placementId: p_placement_id };
    await insertPosting(transaction, id, of, times);
    const row = await postingRow(transaction, id);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_posting.created',
      targetKind: 'ad_posting',
      targetId: id,
      summary: `Posted ${postingName(row)}.`,
      details: { ...of, ...times },
    });
    return postingView(row, adTimeZone);
  }),
);
