import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { workStates } from '#contract/work-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import { WorksTable } from '../../features/admin-works/works-table.tsx';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { backToLast, readTableAddress } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-works.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { q, page } = readTableAddress(url.searchParams, ['changed']);
  const state = choice(url.searchParams.get('state'), workStates);
  const size = limits.moderatedPageSize;
  return pageData(context, texts.worksDidNotLoad, async (services) => {
    const { items, total } = await services.call('get_managed_works', {
      p_search: q || null,
      p_state: state,
      p_limit: size,
      p_offset: Math.min((page - 1) * size, limits.moderatedDeepest),
    });
    backToLast(url, items, { page, size, total });
    return {
      head: head({ site: services.site, title: texts.works, path: adminPaths.works(), hidden: true }),
      works: items,
      ...{ total, size, q, state, page },
    };
  });
}

export const meta = headOf;

export default function Works() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.works}</h1>
      </header>
      <WorksTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
