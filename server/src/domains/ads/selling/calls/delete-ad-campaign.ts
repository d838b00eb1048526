import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { buryCampaign, holdCampaign } from '../campaign-queries.ts';

export const deleteAdCampaign = implement('delete_ad_campaign', (input, context) =>
  context.db.transaction(async (transaction) => {
    const campaign = await holdCampaign(transaction, input.p_id);
    if (campaign === null) throw new AppError('notFound', 'There is no such campaign.');
    const gone = await buryCampaign(transaction, campaign.id);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_campaign.deleted',
      targetKind: 'ad_campaign',
      targetId: campaign.id,
      summary: `Deleted the ad campaign "${campaign.name}".`,
      details: gone,
    });
    return { success: true as const, message: `The campaign "${campaign.name}" was deleted.` };
  }),
);
