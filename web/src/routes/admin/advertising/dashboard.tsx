import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../../admin-paths.ts';
import { Dashboard } from '../../../features/admin-ads-dashboard/dashboard.tsx';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, 'Failed to load the dashboard.', async (services) => {
    const [dashboard, { campaigns }] = await Promise.all([
      services.call('get_ad_dashboard', {}),
      services.call('get_ad_pacing', {}),
    ]);
    return {
      head: head({
        ...{ site: services.site, title: 'Advertising', path: adminPaths.adDashboard(), hidden: true },
      }),
      dashboard,
      campaigns,
    };
  });

export const meta = headOf;

export default function AdDashboard() {
  const { dashboard, campaigns } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>Dashboard</h1>
      </header>
      <Dashboard dashboard={dashboard} campaigns={campaigns} />
    </>
  );
}
