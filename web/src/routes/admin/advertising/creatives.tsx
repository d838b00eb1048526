import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../../admin-paths.ts';
import { readCreativesAsked } from '../../../features/admin-ads-creatives/creatives-asked.ts';
import { CreativesPage } from '../../../features/admin-ads-creatives/creatives-page.tsx';
import { uuidIn } from '../../../page/address-values.ts';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';
import * as texts from '../../../texts/admin-ads-creatives.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const asked = readCreativesAsked(url.searchParams);
  return pageData(context, texts.creativesDidNotLoad, async (services) => {
    const filter = { p_search: asked.q || null, p_ad_type: asked.type, p_status: asked.status };
    const isFigures = asked.view === 'performance';
    const [creatives, figures, campaigns] = await Promise.all([
      // One more tells whether there are any.
      isFigures ? [] : services.call('get_ad_creatives', { ...filter, p_limit: asked.shown + 1 }),
      isFigures ? services.call('get_ad_creative_performance', filter) : [],
      services.call('get_ad_campaigns', {}),
    ]);
    return {
      head: head({
        site: services.site,
        title: texts.creatives,
        path: adminPaths.adCreatives(),
        hidden: true,
      }),
      asked,
      creatives: creatives.slice(0, asked.shown),
      hasMore: creatives.length > asked.shown,
      figures,
      campaigns: campaigns.map(({ id, name }) => ({ id, name })),
      newFor: uuidIn(url.searchParams.get('for')),
    };
  });
}

export const meta = headOf;

export default function Creatives() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.creatives}</h1>
      </header>
      <CreativesPage {...useLoaderData<typeof loader>()} />
    </>
  );
}
