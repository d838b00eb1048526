import type { Output } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { withReason } from '../features/listing/mark-matches.ts';
import { searchFilters } from '../features/listing/search-filters.ts';
import { countOf } from '../lib/format.ts';
import { isRefusal, orElse } from '../page/page-data.ts';
import { toPlaylist } from '../page/playlist.ts';
import { isNarrowing, type SearchAddress } from '../page/search-address.ts';
import { toCard } from '../page/video-card.ts';
import { toWorkTile } from '../page/work-card.ts';
import type { Services } from '../page-context.ts';
import * as texts from '../texts/videos.ts';
import * as workTexts from '../texts/works.ts';

// What each tab of a search asks for.

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

export async function foundVideos(services: Services, asked: SearchAddress, page: number) {
  const answer = await services.call('search_videos', {
    p_query: asked.q,
    p_page: page,
    ...(asked.sort ? { p_sort: asked.sort } : {}),
    ...(asked.exact ? { p_as_typed: true } : {}),
  });
  const isRefused = answer.safety_message !== null;
  // The videos answer the search; what is missing beside them is not said.
  const [names, known, ways, alike] = await Promise.all([
    page === 1 && asked.words !== '' && !isRefused && !asked.parts.some(isNarrowing)
      ? namesOf(services, asked.words)
      : null,
    isRefused ? null : orElse(services, services.call('get_search_filters', {}), null),
    answer.items.length === 0 && !isRefused ? waysOn(services) : null,
    isRefused ? [] : moreLike(services, answer),
  ]);
  const sought = { query: answer.corrected_query ?? asked.words, readAs: answer.read_as };
  return {
    tab: 'videos' as const,
    choices: searchFilters(known, answer.related_tags),
    outcome: answer.outcome,
    safety: answer.safety_message,
    corrected: answer.corrected_query,
    readAs: answer.read_as,
    faults: answer.faults,
    // What is named as a find is not named again.
    related: answer.related_tags.filter(({ slug }) => !names?.tags.some((tag) => tag.slug === slug)),
    names,
    alike: alike.map(toCard),
    cards: answer.items.map((item) => withReason(toCard(item), sought, item.tags)),
    page: isRefused ? 1 : answer.page,
    hasMore: answer.has_more && answer.page < limits.highestSearchPage,
    total: answer.total,
    ways,
  };
}
export type FoundVideos = Awaited<ReturnType<typeof foundVideos>>;

const pageOf = (answer: { page: number; has_more: boolean; safety_message: string | null }) => ({
  page: answer.page,
  hasMore: answer.has_more && answer.page < limits.highestSearchPage,
  safety: answer.safety_message,
});

async function foundWorks(services: Services, { q }: SearchAddress, page: number) {
  const answer = await services.call('search_works', { p_query: q, p_page: page });
  return { tab: 'series' as const, ...pageOf(answer), works: answer.items.map(toWorkTile) };
}

async function foundStudios(services: Services, { q }: SearchAddress, page: number) {
  const answer = await services.call('search_studios', { p_query: q, p_page: page });
  const studios = answer.items.map((studio) => ({
    slug: studio.slug,
    name: studio.name,
    native: studio.native_name,
    picture: studio.picture_url,
    works: countOf(studio.work_count, workTexts.title, workTexts.titles),
  }));
  return { tab: 'studios' as const, ...pageOf(answer), studios };
}

async function foundPeople(services: Services, { q }: SearchAddress, page: number) {
  const answer = await services.call('search_people', { p_query: q, p_page: page });
  const people = answer.items.map((one) => ({
    name: one.display_name,
    username: one.username,
    avatar: one.avatar_url,
    followers: countOf(one.subscribers_count, texts.subscriber, texts.subscribers),
  }));
  return { tab: 'people' as const, ...pageOf(answer), people };
}

async function foundPlaylists(services: Services, { words, q }: SearchAddress, page: number) {
  const nothing = { tab: 'playlists' as const, page, hasMore: false, safety: null, playlists: [] };
  if (words === '' && q === '') return nothing;
  try {
    const rows = await services.call('get_playlists_with_details_paginated', {
      page_number: page,
      page_size: limits.playlistsPageSize,
      // A query of operators alone is asked as it stands: it may not be allowed.
      search_query: words === '' ? q : words,
    });
    const pages = Math.ceil((rows[0]?.total_count ?? 0) / limits.playlistsPageSize);
    return {
      ...nothing,
      hasMore: page < Math.min(pages, limits.highestSearchPage),
      playlists: words === '' ? [] : rows.map(toPlaylist),
    };
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'P0001') throw error;
    return { ...nothing, safety: error.message };
  }
}

async function foundLines(services: Services, { q, cursor }: SearchAddress) {
  const answer = await services.call('search_lines', { p_query: q, p_cursor: cursor });
  const videos = answer.items.map(({ lines, ...card }) => ({ card: toCard(card), lines }));
  return {
    ...{ tab: 'lines' as const, page: 1, hasMore: false, safety: answer.safety_message },
    videos,
    next: answer.cursor,
  };
}

const others = {
  series: foundWorks,
  studios: foundStudios,
  playlists: foundPlaylists,
  people: foundPeople,
  lines: foundLines,
} as const;

/** What is found in the tab that is open; the others are not asked for. */
export const foundIn = (services: Services, asked: SearchAddress, page: number) =>
  asked.tab === 'videos'
    ? foundVideos(services, asked, page)
    : (others[asked.tab](services, asked, page) as ReturnType<(typeof others)[keyof typeof others]>);
export type Found = Awaited<ReturnType<typeof foundIn>>;
export type FoundElsewhere = Exclude<Found, FoundVideos>;
