import type { AdViewer } from '#contract/ad-words.ts';
import type { Executor } from '../../../platform/db/database.ts';

export const visibilityRows = (db: Executor): Promise<{ role: AdViewer; can_view_ads: boolean }[]> =>
  db.query('select role, can_view_ads from ad_visibility');

/** Whether that changed anything. */
export const writeVisibility = async (
  transaction: Executor,
  role: AdViewer,
  canViewAds: boolean,
): Promise<boolean> =>
  (
    await transaction.query(
      'update ad_visibility set can_view_ads = $2 where role = $1 and can_view_ads <> $2 returning 1',
      [role, canViewAds],
    )
  ).length > 0;
