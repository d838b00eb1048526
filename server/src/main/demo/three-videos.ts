import { demoMedia } from '../../domains/videos/index.ts';
import type { Platform } from '../../platform/context.ts';
import { type DemoVideo, demoVideos } from './catalogue/index.ts';
import { addHistory, insertRows, makePictures } from './demo-catalogue.ts';
import { makeClip } from './demo-clips.ts';
import { videoId, videoSlug } from './demo-ids.ts';
import type { Film } from './film/film.ts';
import { filmOf } from './film/storyboard.ts';

export interface MadeVideo {
  id: string;
  slug: string;
  title: string;
}

/** Length of the clip for tests, in seconds. */
export const testClipSeconds = 2;
export const videoTitles = ['Lanterns over Hollow Bay', 'The Slow Orbit Home', 'Petal Count'];

/** A film in small that lasts as long as a test needs: one shot, with captions. */
export function testFilm(video: DemoVideo, seconds = testClipSeconds): Film {
  const whole = filmOf(video);
  const shot = { ...whole.shots[0]!, seconds, words: [], actors: [] };
  return { ...whole, height: 360, shots: [shot], theme: null, languages: ['en', 'de', 'es', 'fr'] };
}

/**
 * Three demo videos of three categories for tests, with pictures, views of their past and one short clip that they
 * share, queued for the media pipeline. `clip: false` leaves the clip out: they stay "being prepared".
 */
export async function makeThreeVideos(
  platform: Platform,
  options: { clip?: boolean; clipSeconds?: number } = {},
): Promise<MadeVideo[]> {
  const videos = videoTitles.map((title) => demoVideos.find((video) => video.title === title)!);
  await makePictures(platform, videos);
  await insertRows(platform, videos, Date.now(), { chapters: false });
  await addHistory(platform, videos);
  const made = new Set((await demoMedia(platform.db)).keys());
  if (options.clip !== false && !videos.some((video) => made.has(videoId(video))))
    await makeClip(platform, testFilm(videos[0]!, options.clipSeconds), videos.map(videoId));
  return videos.map((video) => ({ id: videoId(video), slug: videoSlug(video), title: video.title }));
}
