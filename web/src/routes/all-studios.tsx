import { Fragment } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Pager } from '../features/listing/pager.tsx';
import { StudioTile } from '../features/works/studio-tile.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { countOf } from '../lib/format.ts';
import { Link } from '../lib/link.tsx';
import { pageNumber } from '../page/address-values.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { GridRoom } from '../parts/room.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/works.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import * as workPaths from '../work-paths.ts';
import '../features/video-card/video-card.css';
import './listing-page.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageNumber(new URL(request.url).searchParams, limits.highestPage);
  return pageData(context, texts.failedToLoadStudios, async (services) => {
    const { site } = services;
    const { items, has_more } = await services.call('list_studios', { p_page: page });
    return {
      head: head({
        site,
        title: texts.studios,
        description: fillIn(texts.studiosOnSite, { site: site.name }),
        path: workPaths.studios(page),
        hidden: items.length === 0,
        structured: [breadcrumbs(site.origin, [[texts.studios, workPaths.studios()]])],
      }),
      studios: items.map((studio) => ({
        slug: studio.slug,
        name: studio.name,
        native: studio.native_name,
        picture: studio.picture_url,
        ...(studio.shield ? { shield: studio.shield } : {}),
        works: countOf(studio.work_count, texts.title, texts.titles),
      })),
      page,
      hasMore: has_more,
    };
  });
}

export const meta = headOf;

export default function Studios() {
  const { studios, page, hasMore } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.studios}</h1>
      </header>
      {studios.length > 0 ? (
        <ul className="work-grid">
          {studios.map((studio, index) => (
            <Fragment key={studio.slug}>
              <li>
                <StudioTile studio={studio} eager={index < 4} />
              </li>
              <GridRoom after={index} />
            </Fragment>
          ))}
        </ul>
      ) : (
        <EmptyState text={page === 1 ? texts.noStudiosYet : texts.noMoreTitles}>
          <Link className="btn sm flat" to={page === 1 ? paths.categories() : workPaths.studios()}>
            {page === 1 ? texts.browseCategories : texts.backToStudios}
          </Link>
        </EmptyState>
      )}
      <Pager page={page} hasMore={hasMore} to={(to) => workPaths.studios(to)} />
    </div>
  );
}
