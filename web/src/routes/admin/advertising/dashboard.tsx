import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../../admin-paths.ts';
import { Dashboard } from '../../../features/admin-ads-dashboard/dashboard.tsx';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';
import * as texts from '../../../texts/admin-ads.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.dashboardDidNotLoad, async (services) => {
    const [dashboard, { campaigns }] = await Promise.all([
      services.call('get_ad_dashboard', {}),
      services.call('get_ad_pacing', {}),
    ]);
    const { total: notCounted } = await services.call('get_ad_invalid', {
      p_from: dashboard.day,
      p_to: dashboard.day,
    });
    return {
      head: head({
        ...{ site: services.site, title: texts.advertising, path: adminPaths.adDashboard(), hidden: true },
      }),
      dashboard,
      campaigns,
      notCounted,
    };
  });

export const meta = headOf;

export default function AdDashboard() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.dashboard}</h1>
      </header>
      <Dashboard {...useLoaderData<typeof loader>()} />
    </>
  );
}
