import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../../admin-paths.ts';
import { calendarDays, firstDay } from '../../../features/admin-ads-posting/calendar-rows.ts';
import { PostingsTable } from '../../../features/admin-ads-posting/postings-table.tsx';
import { dayAfter, zonedDay } from '../../../lib/zoned.ts';
import { adFacts, pageOf } from '../../../page/ad-facts.ts';
import { choice, uuidIn } from '../../../page/address-values.ts';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';
import { backToLast, readTableAddress } from '../../../page/table-address.ts';
import * as texts from '../../../texts/admin-ads-selling.ts';

/** Postings that a calendar draws. */
const mostBars = limits.adListed - 1;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { q, page } = readTableAddress(url.searchParams, ['created']);
  const search = (name: string) => url.searchParams.get(name);
  const table = {
    q,
    page,
    state: choice(search('state'), ['active', 'paused'] as const),
    campaign: uuidIn(search('campaign')),
    placement: uuidIn(search('placement')),
    view: choice(search('view'), ['calendar'] as const),
  };
  return pageData(context, texts.postingsDidNotLoad, async (services) => {
    const [campaigns, placements, facts] = await Promise.all([
      services.call('get_ad_campaigns', { p_limit: limits.adListed }),
      services.call('get_placements', { p_limit: limits.adListed }),
      adFacts(services),
    ]);
    const now = Date.now();
    const today = zonedDay(facts.timeZone, new Date(now).toISOString());
    const from = firstDay(search('from'), today);
    const isCalendar = table.view === 'calendar';
    const size = isCalendar ? mostBars : limits.adPageSize;
    const rows = await services.call('get_ad_postings', {
      p_search: q || null,
      p_is_active: table.state === null ? null : table.state === 'active',
      p_campaign_id: table.campaign,
      p_placement_id: table.placement,
      p_limit: size + 1,
      ...(isCalendar
        ? { p_from: from, p_until: dayAfter(from, calendarDays - 1) }
        : { p_offset: Math.min((page - 1) * size, limits.moderatedDeepest) }),
    });
    if (!isCalendar) backToLast(url, rows, { page, size, total: 0 });
    const { rows: postings, hasMore } = pageOf(rows, size);
    return {
      head: head({
        site: services.site,
        title: texts.postingLabel,
        path: adminPaths.adPostings(),
        hidden: true,
      }),
      postings,
      hasMore,
      choices: {
        campaigns: campaigns.map(({ id, name }) => ({ id, name })),
        placements: placements.map(({ id, name, page_type, ad_sizes }) => ({
          id,
          name,
          page_type,
          ad_sizes,
        })),
      },
      facts,
      from,
      today,
      now,
      table,
      newOf: uuidIn(search('creative')),
    };
  });
}

export const meta = headOf;

export default function Posting() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.postingLabel}</h1>
      </header>
      <PostingsTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
