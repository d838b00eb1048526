import type { AdVisibility } from '#contract/ad-shapes.ts';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { viewerNames } from '../../parts/ad-names.ts';
import { useAdAct } from '../../parts/use-ad-act.ts';
import * as texts from '../../texts/admin-ads.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';

/** Which roles see ads, each switched here. */
export function PermissionsTable({ settings }: { settings: readonly AdVisibility[] }) {
  const act = useAdAct();
  const change = ({ role, can_view_ads: sees }: AdVisibility) =>
    act.run(texts.error, async () => {
      await call('update_ad_visibility_setting', { p_role: role, p_can_view_ads: !sees });
      return fillIn(sees ? texts.noLongerSeeAds : texts.nowSeeAds, { viewers: viewerNames[role] });
    });
  return (
    <>
      <StatusMessage status={act.status} of={act.of} />
      <DataTable
        label={texts.adVisibilityByRole}
        rows={settings}
        keyOf={({ role }) => role}
        columns={[
          { id: 'role', name: texts.role, cell: ({ role }) => <b>{viewerNames[role]}</b> },
          {
            id: 'sees',
            name: texts.seesAds,
            cell: ({ can_view_ads }) => (can_view_ads ? texts.yes : texts.no),
          },
          {
            id: 'acts',
            name: texts.change,
            cell: (setting) => (
              <button
                type="button"
                className="btn sm flat needs-script"
                aria-label={fillIn(setting.can_view_ads ? texts.hideAdsFrom : texts.showAdsTo, {
                  viewers: viewerNames[setting.role].toLowerCase(),
                })}
                aria-disabled={act.isBusy}
                onClick={() => {
                  if (!act.isBusy) void change(setting);
                }}
              >
                {setting.can_view_ads ? texts.hideAds : texts.showAds}
              </button>
            ),
          },
        ]}
        empty={<EmptyState text={texts.noAdVisibilitySettingsFound} />}
      />
    </>
  );
}
