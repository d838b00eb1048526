import type { Category } from '#contract/categories.ts';
import { limits } from '#contract/limits.ts';
import { recommendationsShown } from '../features/recommendations/recommendations-shown.ts';
import { toWatched } from '../features/watch-history/watched.ts';
import { orElse } from '../page/page-data.ts';
import { toCard } from '../page/video-card.ts';
import type { Services } from '../page-context.ts';

/** What a member left in the middle, and what is new from the people they follow. */
export async function memberRows(services: Services) {
  const [begun, followed] = await Promise.all([
    orElse(services, services.call('get_watch_history', { p_in_progress: true, p_limit: 12 }), null),
    orElse(services, services.call('get_following_feed', { p_limit: 8 }), null),
  ]);
  return { begun: begun?.map(toWatched) ?? [], followed: followed?.map(toCard) ?? [] };
}

/** One page of Latest Release, and whether another follows. The first is cut from what the spotlight needs. */
export async function latestPage(services: Services, page: number) {
  const shown = limits.latestShown;
  const newest = orElse(
    services,
    services.call('get_all_videos_with_details', { p_public: true, p_limit: limits.latestFetched }),
    null,
  );
  const rows =
    page === 1
      ? newest
      : orElse(
          services,
          services.call('get_all_videos_with_details', {
            p_public: true,
            p_limit: shown + 1,
            p_offset: (page - 1) * shown,
          }),
          null,
        );
  const [first, list] = await Promise.all([newest, rows]);
  return {
    spotlight: first?.slice(0, limits.spotlight).map(toCard) ?? null,
    latest: {
      page,
      cards: list?.slice(0, shown).map(toCard) ?? null,
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
