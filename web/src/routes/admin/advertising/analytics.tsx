import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../../admin-paths.ts';
import { Analytics, AnalyticsTools } from '../../../features/admin-ads-analytics/analytics.tsx';
import {
  analyticsQuery,
  dayFrom,
  readAnalytics,
  todayIn,
} from '../../../features/admin-ads-analytics/analytics-address.ts';
import { Forecast } from '../../../features/admin-ads-analytics/forecast.tsx';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { orElse, pageData } from '../../../page/page-data.ts';
import * as texts from '../../../texts/admin-ads-figures.ts';

const forecastDays = 28;
const shownBars = 10;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const address = readAnalytics(url.searchParams);
  return pageData(context, texts.analyticsDidNotLoad, async (services) => {
    // Which day it is, the server says: it knows the time zone of advertising.
    const { time_zone, at, campaigns: running } = await services.call('get_ad_pacing', {});
    const to = todayIn(time_zone, Date.parse(at));
    const campaign = address.campaign;
    const days = { p_from: dayFrom(to, 1 - Number(address.days)), p_to: to, p_campaign_id: campaign };
    const top = { ...days, p_limit: shownBars };
    const [byDay, byHour, byPlacement, byCountry, byDevice, invalid, campaigns, placements] =
      await Promise.all([
        services.call('get_ad_report', { ...days, p_by: 'day', p_limit: 100 }),
        services.call('get_ad_report', { ...days, p_by: 'weekday-hour', p_limit: 168 }),
        services.call('get_ad_report', { ...top, p_by: 'placement' }),
        services.call('get_ad_report', { ...top, p_by: 'country' }),
        services.call('get_ad_report', { ...top, p_by: 'device' }),
        services.call('get_ad_invalid', days),
        services.call('get_ad_campaigns', {}),
        services.call('get_placements', {}),
      ]);
    const forecast =
      address.placement === null
        ? null
        : await orElse(
            services,
            services.call('get_ad_forecast', {
              ...{ p_placement_id: address.placement, p_from: to, p_to: dayFrom(to, forecastDays - 1) },
            }),
            null,
          );
    const known = campaigns.map(({ id, name }) => ({ id, name }));
    const shown = running.find(({ campaign_id }) => campaign_id === campaign);
    if (shown && !known.some(({ id }) => id === campaign))
      known.unshift({ id: shown.campaign_id, name: shown.campaign_name });
    return {
      head: head({
        site: services.site,
        title: texts.adAnalytics,
        path: adminPaths.adAnalytics(analyticsQuery(address)),
        hidden: true,
      }),
      data: { address, campaigns: known, byDay, byHour, byPlacement, byCountry, byDevice, invalid },
      placements: placements.map(({ id, name, page_type }) => ({ id, name, page_type })),
      forecast,
    };
  });
}

export const meta = headOf;

export default function AdAnalytics() {
  const { data, placements, forecast } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.analytics}</h1>
      </header>
      <AnalyticsTools address={data.address} campaigns={data.campaigns} />
      <Analytics {...data} />
      <Forecast address={data.address} placements={placements} forecast={forecast} />
    </>
  );
}
