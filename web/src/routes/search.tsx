import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CategoryLinks } from '../features/category-list/category-links.tsx';
import { FilterBar } from '../features/listing/filter-bar.tsx';
import { Pager } from '../features/listing/pager.tsx';
import { Refused } from '../features/listing/refused.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { countOf } from '../lib/format.ts';
import { sentence } from '../lib/sentence.tsx';
import { pageNumber } from '../page/address-values.ts';
import { filterInput, isFiltered, readFilters } from '../page/filters.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { orElse, pageData } from '../page/page-data.ts';
import { toCard } from '../page/video-card.ts';
import type { Services } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
import { Avatar } from '../ui/avatar.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { PegBar } from '../ui/peg-bar.tsx';
import './listing-page.css';

/** How far results can be paged; beyond that a better query helps more. */
const highestPage = 20;

/** What to try after a search that found nothing. */
async function waysOn(services: Services) {
  const [tags, categories] = await Promise.all([
    orElse(services, services.call('get_popular_tags', { limit_count: 20 }), null),
    orElse(services, services.call('list-categories-direct', {}), null),
  ]);
  return {
    tags: tags?.map(({ name, slug }) => ({ name, slug })) ?? null,
    categories: categories
      ?.slice(0, 12)
      .map(({ name, slug, video_count }) => ({ name, slug, videos: video_count })),
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  return pageData(context, texts.errorFailedToFetchData, async (services) => {
    const answer = await services.call('search_videos', {
      p_query: filters.q,
      p_page: pageNumber(search, highestPage),
      ...(filters.sort ? { p_sort: filters.sort } : {}),
      ...filterInput(filters),
    });
    // The videos answer the search; what is missing beside them is not said.
    const suggested =
      answer.page === 1 && answer.safety_message === null && filters.q !== ''
        ? await orElse(services, services.call('get_search_suggestions', { p_query: filters.q }), null)
        : null;
    // A refused term is not repeated.
    const named = answer.safety_message === null ? filters.q : '';
    return {
      head: head({
        site: services.site,
        title: named ? fillIn(texts.searchQuery, { query: named }) : texts.search,
        path: paths.search(named),
        hidden: filters.q !== '',
      }),
      filters,
      outcome: answer.outcome,
      safety: answer.safety_message,
      corrected: answer.corrected_query,
      related: answer.related_tags,
      uploaders: suggested?.filter(({ kind }) => kind === 'uploader') ?? [],
      cards: answer.items.map(toCard),
      page: answer.safety_message === null ? answer.page : 1,
      hasMore: answer.has_more && answer.page < highestPage,
      total: answer.total,
      ways: answer.items.length === 0 && answer.safety_message === null ? await waysOn(services) : null,
    };
  });
}

export const meta = headOf;

export default function Search() {
  const { filters, outcome, safety, corrected, related, uploaders, cards, page, hasMore, total, ways } =
    useLoaderData<typeof loader>();
  const { q } = filters;
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{q && safety === null ? fillIn(texts.resultsForQuery, { query: q }) : texts.search}</h1>
        {corrected && cards.length > 0 && (
          <p className="lead">
            {sentence(texts.noExactMatchShowingResults, { query: <b>“{corrected}”</b> })}
          </p>
        )}
        {!corrected && total !== null && total > 0 && (
          <p className="lead">{countOf(total, texts.video, texts.videos)}</p>
        )}
        <FilterBar
          action={paths.search()}
          values={filters}
          fieldLabel={texts.searchTitlesTagsStudios}
          leadingSort={['relevance', texts.bestMatch]}
        />
        {related.length > 0 && !ways && (
          <div className="related-tags">
            <span aria-hidden="true">{texts.relatedTags}</span>
            <TagChips label={texts.relatedTags} tags={related} />
          </div>
        )}
      </header>
      {uploaders.length > 0 && (
        <ul className="found-uploaders" aria-label={texts.uploaders}>
          {uploaders.map(({ text, slug, picture_url }) => (
            <li key={slug}>
              <Link to={paths.user(slug)}>
                <Avatar name={text} url={picture_url} size={44} />
                <span>
                  <b>{text}</b>
                  <small>@{slug}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {safety !== null ? (
        <Refused text={safety} />
      ) : cards.length > 0 ? (
        <VideoGrid cards={cards} heading="h2" eager />
      ) : (
        <div className="empty">
          <PegBar />
          {outcome === 'empty' ? (
            <p>{texts.searchForATitleA}</p>
          ) : page > 1 ? (
            <p>{texts.noMoreResults}</p>
          ) : (
            <p>{fillIn(texts.noResultsForQuery, { query: q })}</p>
          )}
          {q !== '' && (isFiltered({ ...filters, q: '' }) || page > 1) && (
            <Link className="btn sm flat" to={paths.search(q)}>
              {page > 1 ? texts.firstPage : texts.clearFilters}
            </Link>
          )}
        </div>
      )}
      {ways && (
        <div className="ways-on">
          {(ways.tags === null || ways.tags.length > 0) && (
            <section>
              <h2>{texts.popularTags}</h2>
              {ways.tags ? <TagChips label={texts.popularTags} tags={ways.tags} /> : <FailedPart />}
            </section>
          )}
          <section>
            <h2>{texts.categories}</h2>
            {ways.categories ? <CategoryLinks categories={ways.categories} /> : <FailedPart />}
          </section>
        </div>
      )}
      <Pager page={page} hasMore={hasMore} to={(to) => paths.search(q, { ...filters, page: to })} />
    </div>
  );
}

function TagChips({ label, tags }: { label: string; tags: readonly { name: string; slug: string }[] }) {
  return (
    <ul className="chips" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.slug}>
          <Link className="chip" to={paths.tag(tag.slug)}>
            {tag.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
