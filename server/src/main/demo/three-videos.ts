import type { Platform } from '../../platform/context.ts';
import { demoClips, demoVideos } from './catalogue/index.ts';
import { addHistory, insertRows, makePictures } from './demo-catalogue.ts';
import { makeClips } from './demo-clips.ts';
import { videoId, videoSlug } from './demo-ids.ts';

export interface MadeVideo {
  id: string;
  slug: string;
  title: string;
}

/** Length of the clip for tests, in seconds. */
export const testClipSeconds = 2;
const titles = ['Lanterns over Hollow Bay', 'The Slow Orbit Home', 'Petal Count'];

/**
 * Three demo videos of three categories for tests, with pictures, views of their past and one short clip that they
 * share, queued for the media pipeline. `clip: false` leaves the clip out: they stay "being prepared".
 */
export async function makeThreeVideos(
  platform: Platform,
  options: { clip?: boolean; clipSeconds?: number } = {},
): Promise<MadeVideo[]> {
  const videos = titles.map((title) => ({
    ...demoVideos.find((video) => video.title === title)!,
    clip: 'sea' as const,
  }));
  await makePictures(platform, videos);
  await insertRows(platform, videos, Date.now());
  await addHistory(platform, videos);
  if (options.clip !== false) {
    const film = () => ({ ...demoClips.sea, seconds: options.clipSeconds ?? testClipSeconds });
    if (!(await makeClips(platform, videos, { film }))) throw new Error('the test clip could not be made');
  }
  return videos.map((video) => ({ id: videoId(video), slug: videoSlug(video), title: video.title }));
}
