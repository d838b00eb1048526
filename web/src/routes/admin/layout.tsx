import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { AdminFrame } from '../../features/admin-frame/admin-frame.tsx';
import { adminsOnly } from '../../page/guard.ts';
import { orElse } from '../../page/page-data.ts';
import { pageFactsContext, type Services, servicesContext } from '../../page-context.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { ErrorPage, faultOf } from '../error-page.tsx';

export const middleware = [adminsOnly];

// Without a loader the framework would not ask the server, and so not the guard, before it shows a page.
export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return {
    ...(await warningsOf(services)),
    secondFactorDue: context.get(pageFactsContext).member?.secondFactorDue ?? null,
  };
}

async function warningsOf(services: Services) {
  const [warnings, answers, waiting] = await Promise.all([
    orElse(services, services.call('get_operator_warnings', {}), null),
    orElse(services, services.call('count_late_answers', {}), null),
    orElse(services, services.call('get_waiting_work', {}), null),
  ]);
  return { warnings, answers, waiting };
}

export const handle = { ownFrame: true };

const useSiteName = () => useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? '';

export default function Admin() {
  const { warnings, answers, waiting, secondFactorDue } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      siteName={useSiteName()}
      warnings={warnings}
      answers={answers}
      waiting={waiting}
      secondFactorDue={secondFactorDue}
    >
      <Outlet />
    </AdminFrame>
  );
}

export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: faultOf(error).title }, { name: 'robots', content: 'noindex' }] : [];

/** A page that failed leaves the others within reach. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <AdminFrame siteName={useSiteName()}>
      <ErrorPage {...faultOf(error)} />
    </AdminFrame>
  );
}
