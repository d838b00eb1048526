import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adObjectives } from '#contract/ad-words.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../../admin-paths.ts';
import { CampaignsTable } from '../../../features/admin-ads-campaigns/campaigns-table.tsx';
import { zonedDay } from '../../../lib/zoned.ts';
import { adFacts, pageOf } from '../../../page/ad-facts.ts';
import { choice, uuidIn } from '../../../page/address-values.ts';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';
import { backToLast, readTableAddress } from '../../../page/table-address.ts';
import * as texts from '../../../texts/admin-ads-selling.ts';

const size = limits.adPageSize;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { q, page } = readTableAddress(url.searchParams, ['created']);
  const table = {
    q,
    page,
    state: choice(url.searchParams.get('state'), ['active', 'paused'] as const),
    objective: choice(url.searchParams.get('objective'), adObjectives),
    category: uuidIn(url.searchParams.get('category')),
  };
  return pageData(context, texts.campaignsDidNotLoad, async (services) => {
    const [rows, categories, siteCategories, facts] = await Promise.all([
      services.call('get_ad_campaigns', {
        p_search: q || null,
        p_is_active: table.state === null ? null : table.state === 'active',
        p_objective: table.objective,
        p_category_id: table.category,
        p_limit: size + 1,
        p_offset: Math.min((page - 1) * size, limits.moderatedDeepest),
      }),
      services.call('get_ad_categories', {}),
      services.call('get_managed_categories', {}),
      adFacts(services),
    ]);
    backToLast(url, rows, { page, size, total: 0 });
    const { rows: campaigns, hasMore } = pageOf(rows, size);
    return {
      head: head({
        site: services.site,
        title: texts.campaigns,
        path: adminPaths.adCampaigns(),
        hidden: true,
      }),
      campaigns,
      hasMore,
      categories,
      siteCategories: siteCategories.map(({ id, name }) => ({ id, name })),
      facts,
      today: zonedDay(facts.timeZone, new Date().toISOString()),
      table,
    };
  });
}

export const meta = headOf;

export default function Campaigns() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.campaigns}</h1>
      </header>
      <CampaignsTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
