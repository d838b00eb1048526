import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { holdCampaign, switchCampaign } from '../campaign-queries.ts';
import { campaignView } from '../campaign-view.ts';

export const setAdCampaignActive = implement('set_ad_campaign_active', (input, context) =>
  context.db.transaction(async (transaction) => {
    const before = await holdCampaign(transaction, input.p_id);
    if (before === null) throw new AppError('notFound', 'There is no such campaign.');
    if (before.isActive === input.p_is_active) return campaignView(before);
    const row = await switchCampaign(transaction, before.id, input.p_is_active);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: input.p_is_active ? 'ad_campaign.activated' : 'ad_campaign.paused',
      targetKind: 'ad_campaign',
      targetId: row.id,
      summary: `${input.p_is_active ? 'Activated' : 'Paused'} the ad campaign "${row.name}".`,
    });
    return campaignView(row);
  }),
);
