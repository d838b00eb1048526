import { deleteAdCampaign } from './calls/delete-ad-campaign.ts';
import { deleteAdCategory } from './calls/delete-ad-category.ts';
import { getAdCampaigns } from './calls/get-ad-campaigns.ts';
import { getAdCategories } from './calls/get-ad-categories.ts';
import { setAdCampaignActive } from './calls/set-ad-campaign-active.ts';
import { createAdCampaign, updateAdCampaign } from './calls/write-ad-campaign.ts';
import { createAdCategory, updateAdCategory } from './calls/write-ad-category.ts';

/** Calls on what is sold. */
export const sellingCalls = [
  getAdCategories,
  createAdCategory,
  updateAdCategory,
  deleteAdCategory,
  getAdCampaigns,
  createAdCampaign,
  updateAdCampaign,
  setAdCampaignActive,
  deleteAdCampaign,
];
