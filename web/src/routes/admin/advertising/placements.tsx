import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adPageTypes, placementStatuses } from '#contract/ad-words.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../../admin-paths.ts';
import { PlacementsTable } from '../../../features/admin-ads-placements/placements-table.tsx';
import { pageOf } from '../../../page/ad-facts.ts';
import { choice } from '../../../page/address-values.ts';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';
import { backToLast, readTableAddress } from '../../../page/table-address.ts';
import * as texts from '../../../texts/admin-ads.ts';

const size = limits.adPageSize;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { q, page } = readTableAddress(url.searchParams, ['page_type']);
  const table = {
    q,
    page,
    state: choice(url.searchParams.get('state'), placementStatuses),
    on: choice(url.searchParams.get('on'), adPageTypes),
  };
  return pageData(context, texts.placementsDidNotLoad, async (services) => {
    const [rows, siteCategories] = await Promise.all([
      services.call('get_placements', {
        p_search: q || null,
        p_status: table.state,
        p_page_type: table.on,
        p_limit: size + 1,
        p_offset: Math.min((page - 1) * size, limits.moderatedDeepest),
      }),
      services.call('get_managed_categories', {}),
    ]);
    backToLast(url, rows, { page, size, total: 0 });
    const { rows: placements, hasMore } = pageOf(rows, size);
    return {
      head: head({
        site: services.site,
        title: texts.placements,
        path: adminPaths.adPlacements(),
        hidden: true,
      }),
      placements,
      hasMore,
      siteCategories: siteCategories.map(({ slug, name }) => ({ slug, name })),
      table,
    };
  });
}

export const meta = headOf;

export default function Placements() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.placements}</h1>
      </header>
      <PlacementsTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
