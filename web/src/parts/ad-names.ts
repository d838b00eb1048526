import type { AdObjective, AdPricing, AdTier, AdViewer } from '#contract/ad-words.ts';

/** Words of advertising as people read them. */
export const objectiveNames: Readonly<Record<AdObjective, string>> = {
  awareness: 'Awareness',
  traffic: 'Traffic',
  conversions: 'Conversions',
  house: 'House',
};
export const pricingNames: Readonly<Record<AdPricing, string>> = {
  flat: 'Flat price',
  cpm: 'Per 1,000 impressions',
  vcpm: 'Per 1,000 viewable impressions',
  cpc: 'Per click',
};
export const tierNames: Readonly<Record<AdTier, string>> = {
  exclusive: 'Exclusive',
  guaranteed: 'Guaranteed',
  remnant: 'Remnant',
  house: 'House',
};
export const viewerNames: Readonly<Record<AdViewer, string>> = {
  anonymous: 'Visitors',
  unverified_member: 'Unverified members',
  member: 'Members',
  premium_member: 'Premium members',
  creator: 'Creators',
  publisher: 'Publishers',
  admin: 'Admins',
};
