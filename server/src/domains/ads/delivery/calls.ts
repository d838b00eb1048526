import { explainAds } from './calls/explain-ads.ts';
import { getAvailableAds } from './calls/get-available-ads.ts';
import { getPlacementsByPageType } from './calls/get-placements-by-page-type.ts';
import { recordAdEvent } from './calls/record-ad-event.ts';
import { reportAd } from './calls/report-ad.ts';

export const adDeliveryCalls = [
  getAvailableAds,
  getPlacementsByPageType,
  recordAdEvent,
  explainAds,
  reportAd,
];
