import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Placement } from '#contract/ad-shapes.ts';
import * as adminPaths from '../../../admin-paths.ts';
import { AdTracer } from '../../../features/admin-ads-test/ad-tracer.tsx';
import * as texts from '../../../texts/admin-ads.ts';
import '../../../features/admin-ads-test/admin-ads-test.css';
import { askedInput, readAsked } from '../../../features/admin-ads-test/asked-viewer.ts';
import { type ShownAd, SlotTests, VisibilityTest } from '../../../features/admin-ads-test/slot-tests.tsx';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { orElse, pageData } from '../../../page/page-data.ts';
import type { Services } from '../../../page-context.ts';

/** What a visitor would see now, by the id of the placement. */
async function shownNow(services: Services, placements: readonly Placement[]) {
  const creatives = await services.call('get_ad_creatives', {});
  const pages = [...new Set(placements.map(({ page_type }) => page_type))];
  const explained = await Promise.all(
    pages.map((page) => services.call('explain_ads', { p_page_type: page, p_has_consent: true })),
  );
  const shown: Record<string, ShownAd> = {};
  for (const placement of explained.flatMap((page) => page.placements)) {
    const winner = placement.candidates.find(({ posting_id }) => posting_id === placement.shown);
    const creative = creatives.find(({ id }) => id === winner?.creative_id);
    if (!creative) continue;
    const { title, image_url, width, height, ad_type } = creative;
    shown[placement.placement_id] = { title, image_url, width, height, ad_type };
  }
  return shown;
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const asked = readAsked(url.searchParams);
  return pageData(context, texts.adSystemTestDidNotLoad, async (services) => {
    const [placements, visibility, explained, categories] = await Promise.all([
      services.call('get_placements', {}),
      services.call('get_ad_visibility_settings', {}),
      services.call('explain_ads', askedInput(asked)),
      orElse(services, services.call('list_categories', {}), null),
    ]);
    return {
      head: head({
        site: services.site,
        title: texts.adSystemTest,
        path: adminPaths.adSystemTest(),
        hidden: true,
      }),
      placements,
      visibility,
      explained,
      asked,
      categories: (categories ?? []).map(({ slug, name }) => [slug, name] as const),
      shown: await shownNow(services, placements),
    };
  });
}

export const meta = headOf;

export default function AdSystemTest() {
  const { placements, visibility, explained, asked, categories, shown } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.adSystemTest}</h1>
      </header>
      <div className="ads-test">
        <AdTracer asked={asked} explained={explained} categories={categories} />
        <SlotTests placements={placements} shown={shown} />
        <VisibilityTest visibility={visibility} />
      </div>
    </>
  );
}
