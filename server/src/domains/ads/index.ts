// The public interface of the ads domain.

export { adCalls } from './calls.ts';
export { adAssetRoutes } from './creatives/assets/asset-routes.ts';
export { adAssetTarget, applyAssetRefused } from './creatives/assets/asset-target.ts';
export { countCreativesToReview } from './creatives/creative-queries.ts';
export { type DeliverySources, startDelivery } from './delivery/delivery.ts';
export { goRoutes } from './delivery/go-routes.ts';
export type { DemoPostingRow } from './demo/demo-ad-queries.ts';
export { addDemoAds, type DemoPicture, removeDemoAds } from './demo/demo-ads.ts';
export { placementTableSource } from './placing/table-queries.ts';
