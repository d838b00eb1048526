import { Fragment } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Pager } from '../features/listing/pager.tsx';
import { scriptOf } from '../features/works/script-of.ts';
import { WorkTile } from '../features/works/work-tile.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { countOf } from '../lib/format.ts';
import { Link } from '../lib/link.tsx';
import { pageNumber } from '../page/address-values.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { fault, pageData } from '../page/page-data.ts';
import { toWorkTile } from '../page/work-card.ts';
import { GridRoom } from '../parts/room.tsx';
import * as texts from '../texts/works.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import * as workPaths from '../work-paths.ts';
import '../features/video-card/video-card.css';
import './listing-page.css';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = pageNumber(new URL(request.url).searchParams, limits.highestPage);
  return pageData(context, texts.failedToLoadStudio, async (services) => {
    const { site } = services;
    const [studio] = await services.call('get_studio', { p_slug: params.slug ?? '', p_page: page });
    if (!studio) throw fault(404, texts.studioNotFound);
    return {
      head: head({
        site,
        title: studio.name,
        description: fillIn(texts.seriesAndFilmsByStudio, { studio: studio.name, site: site.name }),
        path: workPaths.studio(studio.slug, page),
        hidden: studio.works.length === 0,
        structured: [
          breadcrumbs(site.origin, [
            [texts.studios, workPaths.studios()],
            [studio.name, workPaths.studio(studio.slug)],
          ]),
        ],
      }),
      slug: studio.slug,
      name: studio.name,
      native: studio.native_name,
      count: countOf(studio.work_count, texts.title, texts.titles),
      works: studio.works.map(toWorkTile),
      page,
      hasMore: studio.has_more,
    };
  });
}

export const meta = headOf;

export default function WorksOfStudio() {
  const { slug, name, native, count, works, page, hasMore } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <p className="trail">
          <Link to={workPaths.studios()}>{texts.backToStudios}</Link>
        </p>
        <h1>{name}</h1>
        <p className="lead">
          {native && <span lang={scriptOf(native)}>{native} · </span>}
          {count}
        </p>
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
        <EmptyState text={texts.noMoreTitles}>
          <Link className="btn sm flat" to={workPaths.studio(slug)}>
            {name}
          </Link>
        </EmptyState>
      )}
      <Pager page={page} hasMore={hasMore} to={(to) => workPaths.studio(slug, to)} />
    </div>
  );
}
