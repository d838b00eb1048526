import type { Category } from '#contract/categories.ts';
import { limits } from '#contract/limits.ts';
import type { NewEpisode } from '#contract/lists.ts';
import { recommendationsShown } from '../features/recommendations/recommendations-shown.ts';
import { toContinued } from '../features/watch-history/continued.ts';
import { orElse } from '../page/page-data.ts';
import { toCard, withoutBlurred } from '../page/video-card.ts';
import type { Services } from '../page-context.ts';

/** The newest episode of a series: its series says whose it is. */
const toNews = (episode: NewEpisode) => ({
  card: toCard(episode),
  series: { slug: episode.work_slug, title: episode.work_title },
});
export type NewsModel = ReturnType<typeof toNews>;

/** What a member left in the middle, and what is new from the people they follow. */
export async function memberRows(services: Services) {
  const [begun, followed, news] = await Promise.all([
    orElse(services, services.call('get_continue_watching', {}), null),
    orElse(services, services.call('get_following_feed', { p_limit: 8 }), null),
    orElse(services, services.call('get_new_episodes', { p_limit: 8 }), null),
  ]);
  return {
    begun: begun?.map(toContinued) ?? [],
    followed: followed?.map(toCard) ?? [],
    news: news?.map(toNews) ?? [],
  };
}

/** The most cards that a row with ads in the grid lacks, in the usual columns. */
const spare = 3;

/**
 * One page of Latest Release, which begins below what the spotlight shows if there is more than that, and whether another
 * follows. The first is cut from what the spotlight needs; a few cards of the next one fill its last row.
 */
export async function latestPage(services: Services, page: number) {
  const shown = limits.latestShown;
  const ask = (p_limit: number, p_offset: number) =>
    orElse(
      services,
      services.call('get_all_videos_with_details', {
        p_public: true,
        p_limit,
        ...(p_offset && { p_offset }),
      }),
      null,
    );
  const first = await ask(limits.latestFetched, 0);
  const begins = first && first.length > limits.spotlight + shown ? limits.spotlight : 0;
  const list =
    page === 1 ? (first?.slice(begins) ?? null) : await ask(shown + spare, begins + (page - 1) * shown);
  return {
    spotlight: first?.slice(0, limits.spotlight).map(toCard).map(withoutBlurred) ?? null,
    latest: {
      page,
      cards: list?.slice(0, shown + spare).map(toCard) ?? null,
      shown,
      hasMore: list !== null && list.length > shown,
    },
  };
}

/** The tabs of Recommended, and the cards of the requested one. */
export async function recommendations(
  services: Services,
  categories: readonly Category[] | null,
  asked: string | null,
) {
  const tabs = (categories ?? [])
    .filter(({ video_count }) => video_count > 0)
    .map(({ slug, name }) => ({ slug, name }));
  const { slug } = tabs.find((tab) => tab.slug === asked) ?? tabs[0] ?? {};
  if (slug === undefined) return { tabs, tab: null };
  const videos = await orElse(
    services,
    services.call('get_recommended_videos_by_views', { p_category_slug: slug }),
    null,
  );
  return { tabs, tab: { slug, cards: videos?.slice(0, recommendationsShown).map(toCard) ?? null } };
}
