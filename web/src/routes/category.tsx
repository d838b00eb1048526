import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Category } from '#contract/categories.ts';
import { limits } from '#contract/limits.ts';
import { FilterBar } from '../features/listing/filter-bar.tsx';
import { Pager } from '../features/listing/pager.tsx';
import { Refused } from '../features/listing/refused.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { countOf } from '../lib/format.ts';
import { pageNumber } from '../page/address-values.ts';
import { filterInput, isFiltered, readFilters } from '../page/filters.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { fault, isRefusal, pageData } from '../page/page-data.ts';
import { toCard } from '../page/video-card.ts';
import type { SiteFacts } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import './listing-page.css';

/** A page after the last one holds nothing that a search engine should index. */
const isBeyond = ({ page, items }: { page: number; items: readonly unknown[] }) =>
  page > 1 && items.length === 0;

const categoryHead = (site: SiteFacts, category: Category, page: number, hidden: boolean) =>
  head({
    site,
    title: page > 1 ? fillIn(texts.titleAndPage, { name: category.name, page }) : category.name,
    description:
      category.description ||
      fillIn(texts.watchCategoryVideosOnSite, { category: category.name, site: site.name }),
    path: paths.category(category.slug, { page }),
    hidden,
    structured: [
      breadcrumbs(site.origin, [
        [texts.categories, paths.categories()],
        [category.name, paths.category(category.slug)],
      ]),
    ],
  });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams: search } = new URL(request.url);
  const filters = readFilters(search);
  return pageData(context, texts.failedToFetchVideosFor, async (services) => {
    try {
      const answer = await services.call('get_category_videos', {
        p_category_slug: params.slug ?? '',
        p_page: pageNumber(search, limits.highestPage),
        ...(filters.sort ? { p_sort: filters.sort } : {}),
        p_search: filters.q || null,
        ...filterInput(filters),
      });
      const { category } = answer;
      // It had another address once, or was written differently.
      if (category.slug !== params.slug)
        throw redirect(
          paths.withQuery(paths.category(category.slug), Object.fromEntries(search)),
          pathname.endsWith('.data') ? 302 : 301,
        );
      return {
        head: categoryHead(services.site, category, answer.page, isFiltered(filters) || isBeyond(answer)),
        category: { name: category.name, slug: category.slug, description: category.description },
        videos: category.video_count,
        cards: answer.items.map(toCard),
        page: answer.page,
        hasMore: answer.has_more,
        filters,
        safety: answer.safety_message,
      };
    } catch (error) {
      if (isRefusal(error) && error.status === 404) throw fault(404, texts.categoryNotFound);
      throw error;
    }
  });
}

export const meta = headOf;

export default function CategoryPage() {
  const { category, videos, cards, page, hasMore, filters, safety } = useLoaderData<typeof loader>();
  const filtered = isFiltered(filters);
  return (
    <div className="listing">
      <header className="listing-head">
        <p className="trail">
          <Link to={paths.categories()}>{texts.categories}</Link>
        </p>
        <h1>{category.name}</h1>
        <p className="lead">{category.description || countOf(videos, texts.video, texts.videos)}</p>
        <FilterBar
          action={paths.category(category.slug)}
          values={filters}
          label={fillIn(texts.searchInName, { name: category.name })}
          hasField
        />
      </header>
      {safety !== null ? (
        <Refused text={safety} />
      ) : cards.length > 0 ? (
        <VideoGrid cards={cards} heading="h2" eager />
      ) : (
        <EmptyState text={texts.noVideosFoundInThis}>
          {(filtered || page > 1) && (
            <Link className="btn sm flat" to={paths.category(category.slug)}>
              {filtered ? texts.clearFilters : texts.firstPage}
            </Link>
          )}
        </EmptyState>
      )}
      <Pager
        page={page}
        hasMore={hasMore}
        to={(to) => paths.category(category.slug, { ...filters, page: to })}
      />
    </div>
  );
}
