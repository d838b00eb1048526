import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { AdminAdsFrame } from '../../../features/admin-ads-frame/admin-ads-frame.tsx';
import { adminsOnly, advertisersOnly } from '../../../page/guard.ts';
import { orElse } from '../../../page/page-data.ts';
import { servicesContext } from '../../../page-context.ts';
import type { loader as rootLoader } from '../../../root.tsx';
import { ErrorPage, faultOf } from '../../error-page.tsx';

export const middleware = [advertisersOnly, adminsOnly];

/** Without a loader the framework would not ask the server, and so not the guard, before it shows a page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return { answers: await orElse(services, services.call('count_late_answers', {}), null) };
}

export const handle = { ownFrame: true };

const useSiteName = () => useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? '';

export default function Advertising() {
  return (
    <AdminAdsFrame siteName={useSiteName()} answers={useLoaderData<typeof loader>().answers}>
      <Outlet />
    </AdminAdsFrame>
  );
}

export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: faultOf(error).title }, { name: 'robots', content: 'noindex' }] : [];

/** A page that failed leaves the others within reach. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <AdminAdsFrame siteName={useSiteName()}>
      <ErrorPage {...faultOf(error)} />
    </AdminAdsFrame>
  );
}
