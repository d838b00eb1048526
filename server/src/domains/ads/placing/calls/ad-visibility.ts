import { type AdViewer, adViewers } from '#contract/ad-words.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { visibilityRows, writeVisibility } from '../visibility-queries.ts';

const order = (role: AdViewer): number => adViewers.indexOf(role);

export const getAdVisibilitySettings = implement('get_ad_visibility_settings', async (_input, { db }) =>
  (await visibilityRows(db)).toSorted((one, other) => order(one.role) - order(other.role)),
);

export const updateAdVisibilitySetting = implement('update_ad_visibility_setting', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { p_role: role, p_can_view_ads: canViewAds } = input;
    if (await writeVisibility(transaction, role, canViewAds)) {
      await adsChanged(transaction);
      await recordAct(transaction, actorOf(context.viewer), {
        act: 'ad_permission.changed',
        targetKind: 'ad_permission',
        targetId: role,
        summary: `${canViewAds ? 'Shows' : 'No longer shows'} ads to the role "${role}".`,
        details: { before: !canViewAds, after: canViewAds },
      });
    }
    return { role, can_view_ads: canViewAds };
  }),
);
