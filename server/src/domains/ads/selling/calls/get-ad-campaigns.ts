import { implement } from '../../../../platform/calls/implement.ts';
import { readAdPage } from '../../ad-page.ts';
import { campaignRows } from '../campaign-queries.ts';
import { campaignView } from '../campaign-view.ts';

export const getAdCampaigns = implement('get_ad_campaigns', async (input, { db }) =>
  (
    await campaignRows(db, {
      ...readAdPage(input),
      isActive: input.p_is_active ?? null,
      objective: input.p_objective ?? null,
      categoryId: input.p_category_id ?? null,
    })
  ).map(campaignView),
);
