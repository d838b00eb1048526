import { videoTitles } from '../server/src/main/demo/three-videos.ts';
import { call } from './calling.ts';
import { until } from './site.ts';

// The three videos that every site of the journeys has from its start. What other journeys publish may not play, or not
// for long, and comes first in every list: a journey that runs again at the end of a row finds the same three here.

export interface SiteVideo extends Record<'id' | 'slug' | 'title' | 'playback_state', string> {
  category_slug: string | null;
  category_name: string | null;
  uploader_username: string | null;
}

/** The three, once they play. */
export async function siteVideos(): Promise<[SiteVideo, SiteVideo, SiteVideo]> {
  let videos: SiteVideo[] = [];
  await until(
    async () => {
      const rows: SiteVideo[] = await call('get_all_videos_with_details', { p_limit: 100 }, null);
      videos = rows.filter((row) => videoTitles.includes(row.title) && row.playback_state === 'ready');
      return videos.length === videoTitles.length;
    },
    120_000,
    () => 'the three videos were not prepared',
  );
  return videos as [SiteVideo, SiteVideo, SiteVideo];
}
