import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { applicationStates, applicationLimits as most } from '#contract/application-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { ApplicationsTable } from '../../features/admin-applications/applications-table.tsx';
import { choice, pageNumber } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { backToLast } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-review.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const state = choice(url.searchParams.get('state'), [...applicationStates, 'all'] as const) ?? 'pending';
  const page = pageNumber(url.searchParams, most.counted / most.pageSize);
  return pageData(context, texts.applicationsDidNotLoad, async (services) => {
    const { items, total } = await services.call('list_creator_applications', {
      p_search: q || null,
      p_state: state === 'all' ? null : state,
      p_limit: most.pageSize,
      p_offset: (page - 1) * most.pageSize,
    });
    backToLast(url, items, { page, size: most.pageSize, total });
    return {
      head: head({
        site: services.site,
        title: texts.applications,
        path: adminPaths.applications(),
        hidden: true,
      }),
      items,
      total,
      q,
      state,
      page,
    };
  });
}

export const meta = headOf;

export default function Applications() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.applications}</h1>
      </header>
      <ApplicationsTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
