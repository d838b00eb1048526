import { call } from '#contract/client.ts';
import { type CardModel, groupByCategory, toCard } from '../../api/video-card.ts';
import { recommendationsShown } from './recommendations-shown.ts';

/** The cards of every tab, from the server. */
export async function askRecommended(): Promise<Map<string, CardModel[]>> {
  const groups = groupByCategory(await call('get_recommended_videos_by_views', {}));
  return new Map(groups.map(({ slug, videos }) => [slug, videos.slice(0, recommendationsShown).map(toCard)]));
}
