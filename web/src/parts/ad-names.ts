import type { AdObjective, AdPricing, AdTier, AdViewer } from '#contract/ad-words.ts';
import * as texts from '../texts/admin-ads.ts';

/** Words of advertising as people read them. */
export const objectiveNames: Readonly<Record<AdObjective, string>> = {
  awareness: texts.awareness,
  traffic: texts.traffic,
  conversions: texts.conversions,
  house: texts.house,
};
export const pricingNames: Readonly<Record<AdPricing, string>> = {
  flat: texts.flatPrice,
  cpm: texts.per1000Impressions,
  vcpm: texts.per1000ViewableImpressions,
  cpc: texts.perClick,
};
export const tierNames: Readonly<Record<AdTier, string>> = {
  exclusive: texts.exclusive,
  guaranteed: texts.guaranteed,
  remnant: texts.remnant,
  house: texts.house,
};
export const viewerNames: Readonly<Record<AdViewer, string>> = {
  anonymous: texts.visitors,
  unverified_member: texts.unverifiedMembers,
  member: texts.members,
  premium_member: texts.premiumMembers,
  creator: texts.creators,
  publisher: texts.publishers,
  admin: texts.admins,
};
