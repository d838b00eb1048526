import { Fragment } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BrowseFacets } from '../features/browse-works/facets.tsx';
import { Pager } from '../features/listing/pager.tsx';
import { WorkTile } from '../features/works/work-tile.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { Link } from '../lib/link.tsx';
import { browseInput, facetsOf, isNarrowed, readBrowse } from '../page/browse.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { toWorkTile } from '../page/work-card.ts';
import { GridRoom } from '../parts/room.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/lists.ts';
import { browseCategories } from '../texts/works.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import * as workPaths from '../work-paths.ts';
import '../features/video-card/video-card.css';
import './listing-page.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readBrowse(new URL(request.url).searchParams);
  return pageData(context, texts.failedToLoadSeriesList, async (services) => {
    const { site } = services;
    const found = await services.call('browse_works', browseInput(asked));
    const narrowed = isNarrowed(asked);
    return {
      head: head({
        site,
        title: texts.series,
        description: fillIn(texts.seriesOnSite, { site: site.name }),
        path: workPaths.browse({ page: asked.page }),
        hidden: narrowed || found.items.length === 0,
        structured: [breadcrumbs(site.origin, [[texts.series, workPaths.browse()]])],
      }),
      asked,
      narrowed,
      facets: facetsOf(asked, found),
      works: found.items.map(toWorkTile),
      page: found.page,
      hasMore: found.has_more,
    };
  });
}

export const meta = headOf;

export default function BrowseSeries() {
  const { asked, narrowed, facets, works, page, hasMore } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.series}</h1>
        <BrowseFacets facets={facets} />
      </header>
      {works.length > 0 ? (
        <ul className="work-grid">
          {works.map((work, index) => (
            <Fragment key={work.id}>
              <li>
                <WorkTile work={work} heading="h2" eager={index < 4} />
              </li>
              <GridRoom after={index} />
            </Fragment>
          ))}
        </ul>
      ) : (
        <EmptyState text={narrowed || page > 1 ? texts.noSeriesFound : texts.noSeriesYet}>
          <Link className="btn sm flat" to={narrowed || page > 1 ? workPaths.browse() : paths.categories()}>
            {narrowed || page > 1 ? texts.clearFilters : browseCategories}
          </Link>
        </EmptyState>
      )}
      <Pager page={page} hasMore={hasMore} to={(to) => workPaths.browse({ ...asked, page: to })} />
    </div>
  );
}
