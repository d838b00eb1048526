import { searchWeights as weights } from '../domains/discovery/index.ts';
import type { Ranking } from '../domains/legal/index.ts';
import { recommendingWeights as taste } from '../domains/recommending/index.ts';

const halves =
  'How many different people watched a video. Someone who watched yesterday counts half as much as someone today, the day before a quarter, and so on.';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const neighbors = `Two videos belong together if the same members watched both: of each member the last ${taste.lastWatched} videos they watched count, and the last ${taste.lastLiked} they like or made a favorite. We ask the last ${taste.watchersAsked} who watched a video, and ${taste.likersAsked} who like it, and pass over what fewer than ${taste.leastTogether} of them watched: so nobody can tell from it what one member watched. A video watched to its end counts ${taste.seen}, one begun ${taste.begun}, one liked ${taste.liked}, and two in one public playlist ${taste.listedTogether}, if as many members have both in one. What everybody watches counts less (divided by the number of its viewers to the power of ${taste.popularity}), and what only a few agree on counts less too (${taste.doubt} votes make half a certainty). To that come facts, at ${percent(taste.facts)} of the weight, and up to ${percent(taste.facts + taste.factsAlone)} where hardly anybody has watched yet: shared tags, the rarer the more (${taste.tags}), the same studio (${taste.studio}), the same story (${taste.story}), the same uploader (${taste.uploader}). Of ${taste.neighbors} places, ${taste.newNeighbors} are for videos that fewer than ${taste.newMembers} members watched or that came within ${taste.newDays} days.`;

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
  get_for_you: {
    list: 'For you, and “Because you watched …”',
    order: `For members alone. We take the last ${taste.seedsWatched} videos you watched, ${taste.seedsLiked} that you like and ${taste.seedsListed} series of your list with a good score (${taste.goodScore} of 100 or more), each older one counting ${percent(taste.older)} of the one after it, and add up what belongs with them. What is like something you want less of loses (${taste.less}); what you watched, dislike, or marked with a creator or tag is left out. Then: no more than ${taste.ofOneWork} of a series, no more than ${taste.ofOneUploader} of an uploader on a page, and one new video in ${taste.oneNewIn.join(', ')} (a little, some, a lot: you choose). If you prefer shorter or longer videos, each doubling away from ten minutes in the other direction takes off ${percent(1 - Math.exp(-taste.length))}. Switched off, or before you watched anything: what trends.`,
  },
  get_similar_videos: { list: 'More like this', order: `${neighbors} Switched off: what trends.` },
  get_similar_works: {
    list: 'More like it, of series',
    order: `By how much their videos belong together, as under “More like this”, and by how many members have both on their lists with a good score, from ${taste.leastTogether} on. Other seasons and what is related stand on the page already. Switched off: the newest.`,
  },
  get_following_feed: { list: 'Feed', order: 'Videos of those you follow, newest first.' },
  get_following_posts: { list: 'Feed, posts', order: 'Posts of those you follow, newest first.' },
};
export const rankings: readonly Ranking[] = Object.values(rankingsByCall);
