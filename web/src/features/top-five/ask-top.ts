import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { type TopModel, toTop } from '../../page/video-card.ts';
import type { Period } from './periods.ts';

/** Loads the rows of a period. */
export async function askTop(period: Period): Promise<TopModel[]> {
  const rows =
    period === 'trending'
      ? await call('get_trending_videos', { limit_count: limits.topRows })
      : await call('get_content_rankings_with_ip_dedup', {
          time_period_param: period,
          limit_count: limits.topRows,
        });
  return rows.map(toTop);
}
