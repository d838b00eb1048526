import type { AdCampaign } from '#contract/ad-shapes.ts';
import type { CampaignRow } from './campaign-queries.ts';

export const campaignView = (row: CampaignRow): AdCampaign => ({
  id: row.id,
  name: row.name,
  objective: row.objective,
  category_id: row.categoryId,
  start_date: row.startDate,
  end_date: row.endDate,
  target_audience: row.audience,
  audience_note: row.note,
  goals: row.goals,
  is_active: row.isActive,
  lacks: row.lacks,
  advertiser_name: row.advertiserName,
  paid_by: row.paidBy,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
