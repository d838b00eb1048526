import { Fragment } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { CategoryLinks } from '../features/category-list/category-links.tsx';
import { FilterBar } from '../features/listing/filter-bar.tsx';
import { FoundNames } from '../features/listing/found-names.tsx';
import { withReason } from '../features/listing/mark-matches.ts';
import { MarkedMatches } from '../features/listing/marked-matches.tsx';
import { Pager } from '../features/listing/pager.tsx';
import { Refused } from '../features/listing/refused.tsx';
import { searchFilters } from '../features/listing/search-filters.ts';
import { TagChips } from '../features/listing/tag-chips.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { countOf } from '../lib/format.ts';
import { sentence } from '../lib/sentence.tsx';
import { pageNumber } from '../page/address-values.ts';
import { isSearchNarrowed, readSearch, searchInput } from '../page/filters.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { orElse, pageData } from '../page/page-data.ts';
import { toCard } from '../page/video-card.ts';
import type { Services } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
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

/** What is found besides videos, on the first page; filters are for videos alone. */
async function namesOf(services: Services, query: string) {
  const [names, playlists] = await Promise.all([
    orElse(services, services.call('search_names', { p_query: query }), null),
    orElse(services, services.call('search_playlists', { p_query: query }), null),
  ]);
  return {
    uploaders:
      names?.uploaders.map((one) => ({
        name: one.display_name,
        username: one.username,
        avatar: one.avatar_url,
        followers: countOf(one.subscribers_count, texts.subscriber, texts.subscribers),
      })) ?? [],
    tags: names?.tags.map(({ name, slug }) => ({ name, slug })) ?? [],
    playlists:
      playlists?.map((one) => ({
        name: one.name,
        slug: one.slug,
        picture: one.thumbnails[0] ?? null,
        videos: countOf(one.video_count, texts.video, texts.videos),
      })) ?? [],
  };
}

/** So few that the page would end in the middle of its first row. */
const few = 4;

/** More like the first of few results, without what was found. */
async function moreLike(services: Services, found: Output<'search_videos'>) {
  const [first] = found.items;
  if (first === undefined || found.items.length >= few || found.page > 1) return [];
  const shown = new Set(found.items.map(({ id }) => id));
  const alike = await orElse(
    services,
    services.call('get_related_videos', {
      p_category_name: first.category_name,
      p_current_video_id: first.id,
    }),
    null,
  );
  return (alike ?? []).filter(({ id }) => !shown.has(id)).slice(0, 2 * few);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const filters = readSearch(search);
  return pageData(context, texts.errorFailedToFetchData, async (services) => {
    const page = pageNumber(search, highestPage);
    const answer = await services.call('search_videos', {
      p_query: filters.q,
      p_page: page,
      ...(filters.sort ? { p_sort: filters.sort } : {}),
      ...searchInput(filters),
    });
    const isRefused = answer.safety_message !== null;
    // The videos answer the search; what is missing beside them is not said.
    const [names, known, ways, alike] = await Promise.all([
      page === 1 && filters.q !== '' && !isRefused && !isSearchNarrowed(filters)
        ? namesOf(services, filters.q)
        : null,
      isRefused ? null : orElse(services, services.call('get_search_filters', {}), null),
      answer.items.length === 0 && !isRefused ? waysOn(services) : null,
      isRefused ? [] : moreLike(services, answer),
    ]);
    // A refused term is not repeated.
    const named = isRefused ? '' : filters.q;
    const sought = { query: answer.corrected_query ?? filters.q, readAs: answer.read_as };
    return {
      head: head({
        site: services.site,
        title: named ? fillIn(texts.searchQuery, { query: named }) : texts.search,
        path: paths.search(named),
        hidden: search.size > 0,
      }),
      filters,
      choices: searchFilters(known, answer.related_tags),
      outcome: answer.outcome,
      safety: answer.safety_message,
      corrected: answer.corrected_query,
      readAs: answer.read_as,
      // What is named as a find is not named again.
      related: answer.related_tags.filter(({ slug }) => !names?.tags.some((tag) => tag.slug === slug)),
      names,
      alike: alike.map(toCard),
      cards: answer.items.map((item) => withReason(toCard(item), sought, item.tags)),
      page: isRefused ? 1 : answer.page,
      hasMore: answer.has_more && answer.page < highestPage,
      total: answer.total,
      ways,
    };
  });
}

export const meta = headOf;

export default function Search() {
  const {
    filters,
    choices,
    outcome,
    safety,
    corrected,
    readAs,
    related,
    names,
    alike,
    cards,
    page,
    hasMore,
    total,
    ways,
  } = useLoaderData<typeof loader>();
  const { q } = filters;
  const isNarrowed = isSearchNarrowed(filters);
  return (
    // Ads stand beside what was found alone.
    <div className="listing" data-no-rooms={cards.length === 0 || undefined}>
      <header className="listing-head">
        <h1>{q && safety === null ? fillIn(texts.resultsForQuery, { query: q }) : texts.search}</h1>
        {corrected && cards.length > 0 && (
          <p className="lead">
            {sentence(texts.noExactMatchShowingResults, { query: <b>“{corrected}”</b> })}{' '}
            {sentence(texts.searchInsteadFor, {
              query: <Link to={paths.search(q, { ...filters, page: 1, exact: '1' })}>“{q}”</Link>,
            })}
          </p>
        )}
        {!corrected && total !== null && total > 0 && (
          <p className="lead">
            {countOf(total, texts.video, texts.videos)}
            {readAs.length > 0 && (
              <>
                {' · '}
                {sentence(texts.alsoSearchedFor, {
                  query: readAs.map((meaning, at) => (
                    <Fragment key={meaning}>
                      {at > 0 && ', '}
                      <b>“{meaning}”</b>
                    </Fragment>
                  )),
                })}
              </>
            )}
          </p>
        )}
        {safety === null && (
          <FilterBar
            action={paths.search()}
            values={filters}
            label={texts.searchVideos}
            hasField={false}
            leadingSort={['relevance', texts.bestMatch]}
            more={choices}
          />
        )}
        {names && <FoundNames {...names} />}
        {related.length > 0 && !ways && (
          <div className="related-tags">
            <span aria-hidden="true">{texts.relatedTags}</span>
            <TagChips label={texts.relatedTags} tags={related} />
          </div>
        )}
      </header>
      {safety !== null ? (
        <Refused text={safety} />
      ) : cards.length > 0 ? (
        <MarkedMatches query={corrected ?? q} readAs={readAs}>
          <VideoGrid cards={cards} heading="h2" eager />
        </MarkedMatches>
      ) : (
        <div className="empty">
          <PegBar />
          {outcome === 'empty' ? (
            <p>{texts.searchForATitleA}</p>
          ) : page > 1 ? (
            <p>{texts.noMoreResults}</p>
          ) : (
            <p>
              {q === '' ? texts.nothingPassesTheseFilters : fillIn(texts.noResultsForQuery, { query: q })}
            </p>
          )}
          {(isNarrowed || page > 1) && (
            <Link className="btn sm flat" to={paths.search(q, page > 1 ? { ...filters, page: 1 } : {})}>
              {page > 1 ? texts.firstPage : texts.clearFilters}
            </Link>
          )}
        </div>
      )}
      {alike.length > 0 && (
        <section className="also-like" aria-labelledby="also-like">
          <h2 id="also-like">{texts.youMightAlsoLike}</h2>
          <VideoGrid cards={alike} />
        </section>
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
