import { call } from '#contract/client.ts';
import { type CardModel, toCard } from '../../page/video-card.ts';
import { recommendationsShown } from './recommendations-shown.ts';

/** Loads the cards of a category's tab. */
export async function askRecommended(categorySlug: string): Promise<CardModel[]> {
  const videos = await call('get_recommended_videos_by_views', { p_category_slug: categorySlug });
  return videos.slice(0, recommendationsShown).map(toCard);
}
