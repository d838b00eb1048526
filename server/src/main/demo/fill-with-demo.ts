import { hasVideos } from '../../domains/videos/index.ts';
import type { Platform } from '../../platform/context.ts';
import type { Listener } from '../../platform/db/notifications.ts';
import { demoVideos } from './catalogue/index.ts';
import { makeDemoAds } from './demo-ads.ts';
import { addHistory, insertRows, makeCovers, makePictures } from './demo-catalogue.ts';
import { makeClips } from './demo-clips.ts';
import { makePlace } from './demo-place.ts';
import { markDemo, readDemoState } from './demo-state-queries.ts';

/**
 * Fills an empty site with the demo catalogue: pictures, rows and views within seconds, then the clips, one after
 * another. Each step finds again what an earlier, killed run has made. A site that has videos of its own, or has
 * removed the demo, is left alone.
 */
export async function fillWithDemo(
  platform: Platform,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = platform;
  const state = await readDemoState(db);
  if (state.removedAt !== null || state.clipsMadeAt !== null) return;
  if (state.rowsMadeAt === null) {
    if (await hasVideos(db)) return;
    const began = performance.now();
    await makePictures(platform, demoVideos, signal);
    signal.throwIfAborted();
    await insertRows(platform, demoVideos, Date.now());
    log.info(
      { videos: demoVideos.length, ms: Math.round(performance.now() - began) },
      'the demo catalogue is there',
    );
  }
  await addHistory(platform, demoVideos);
  const began = performance.now();
  const [clips, ...others] = await Promise.allSettled([
    makeClips(platform, demoVideos, { signal, listener }),
    makeSurroundings(platform, signal),
  ]);
  for (const result of [clips, ...others]) if (result.status === 'rejected') throw result.reason;
  const complete = clips.status === 'fulfilled' && clips.value;
  await makeCovers(platform, demoVideos, signal);
  if (complete && !signal.aborted) {
    await markDemo(db, 'clips_made_at');
    log.info({ ms: Math.round(performance.now() - began) }, 'the demo clips and large pictures are there');
  }
}

/** Who is there and what they say, and what the house advertises: beside the first clip, which takes a while. */
async function makeSurroundings(platform: Platform, signal: AbortSignal): Promise<void> {
  const { rowsMadeAt } = await readDemoState(platform.db);
  await makePlace(platform, demoVideos, (rowsMadeAt ?? new Date()).getTime(), signal);
  await makeDemoAds(platform, { signal });
}
