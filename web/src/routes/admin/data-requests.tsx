import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dataRequestStates, dataRequestLimits as most } from '#contract/data-request-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { DataRequestsTable } from '../../features/admin-data-requests/data-requests-table.tsx';
import { choice, pageNumber } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { backToLast } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-legal.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const state = choice(url.searchParams.get('state'), dataRequestStates) ?? 'open';
  const page = pageNumber(url.searchParams, most.counted / most.pageSize);
  return pageData(context, texts.dataRequestsDidNotLoad, async (services) => {
    const { items, total } = await services.call('list_data_requests', {
      p_state: state,
      p_limit: most.pageSize,
      p_offset: (page - 1) * most.pageSize,
    });
    backToLast(url, items, { page, size: most.pageSize, total });
    const { site } = services;
    return {
      head: head({ site, title: texts.dataRequests, path: adminPaths.dataRequests(), hidden: true }),
      table: { items, total, state, page },
    };
  });
}

export const meta = headOf;

export default function DataRequests() {
  const { table } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.dataRequests}</h1>
      </header>
      <DataRequestsTable {...table} />
    </>
  );
}
