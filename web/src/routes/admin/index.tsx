import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { activityPeriods } from '#contract/overview-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { Dashboard } from '../../features/admin-dashboard/dashboard.tsx';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { orElse, pageData } from '../../page/page-data.ts';
import * as texts from '../../texts/admin-frame.ts';
import type { loader as layoutLoader } from './layout.tsx';

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  pageData(context, texts.dashboardDidNotLoad, async (services) => {
    const period = choice(url.searchParams.get('period'), activityPeriods) ?? 'week';
    return {
      head: head({
        site: services.site,
        title: texts.backOffice,
        path: adminPaths.dashboard(),
        hidden: true,
      }),
      activity: await orElse(services, services.call('get_site_activity', { p_period: period }), null),
    };
  });

export const meta = headOf;

export default function AdminDashboard() {
  const { activity } = useLoaderData<typeof loader>();
  const around = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  return (
    <>
      <header className="admin-head">
        <h1>{texts.dashboard}</h1>
      </header>
      <Dashboard waiting={around?.waiting ?? null} warnings={around?.warnings ?? null} activity={activity} />
    </>
  );
}
