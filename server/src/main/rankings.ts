import { searchWeights as weights } from '../domains/discovery/index.ts';
import type { Ranking } from '../domains/legal/index.ts';

const halves =
  'How many different people watched a video. Someone who watched yesterday counts half as much as someone today, the day before a quarter, and so on.';

/** What decides the order of each list of videos, by its call, in words for the page about recommendations. */
export const rankingsByCall: Readonly<Record<string, Ranking>> = {
  get_trending_videos: { list: 'Trending', order: halves },
  get_content_rankings_with_ip_dedup: {
    list: 'Most watched: today, this week, this month, all time',
    order: 'How many different people a day watched a video, added up over that time.',
  },
  get_recommended_videos_by_views: {
    list: 'Recommended, on the home page',
    order: 'Views, category by category. It is the same for everybody.',
  },
  get_random_videos: { list: 'Surprise me', order: 'Chance.' },
  get_related_videos: {
    list: 'Related videos',
    order:
      'Videos of the same category, those first whose titles share the most words with the one you watch.',
  },
  search_videos: {
    list: 'Search, by relevance',
    order: `Where your words are found: a word in the title counts ${weights.title}, in tags and category ${weights.tags}, as the uploader’s name ${weights.uploader}, elsewhere ${weights.elsewhere}. A title that is what you typed counts ${weights.sameTitle} times, one that begins with it ${weights.titleBegins} times, one that holds it ${weights.titleHolds} times. Views lift a video (${weights.views} times the natural logarithm of their number), and so does having been published lately (by ${weights.fresh * 100} % at first, fading over ${weights.freshDays} days).`,
  },
  get_following_feed: { list: 'Feed', order: 'Videos of those you follow, newest first.' },
  get_following_posts: { list: 'Feed, posts', order: 'Posts of those you follow, newest first.' },
};
export const rankings: readonly Ranking[] = Object.values(rankingsByCall);
