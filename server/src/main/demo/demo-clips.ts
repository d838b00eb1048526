import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createMediaAsset,
  discardSource,
  mediaPriority,
  receiveSource,
  unfinishedMedia,
} from '../../domains/media/index.ts';
import { demoMedia, failVideos, tieMedia } from '../../domains/videos/index.ts';
import { videoWantedTopic } from '../../domains/watching/index.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import type { Listener } from '../../platform/db/notifications.ts';
import { findMediaTools } from '../../platform/executables.ts';
import type { DemoVideo } from './catalogue/index.ts';
import { videoId } from './demo-ids.ts';
import { readDemoState } from './demo-state-queries.ts';
import type { Film } from './film/film.ts';
import { filmClip, niceness } from './film/film-clip.ts';
import { filmOf } from './film/storyboard.ts';

export interface ClipOptions {
  signal?: AbortSignal;
  /** Tells of videos that somebody waits for: their clips are filmed next. */
  listener?: Listener;
  /** What to film for a video instead of its own film, for tests. */
  film?: (video: DemoVideo) => Film;
  /** Milliseconds between two looks whether others still need the machine. */
  pause?: number;
}

/** Clips that may wait in the pipeline before the next is filmed: a file that a person brings is soon their turn. */
const mostWaiting = 2;

/** Where the shots of unfinished clips are kept. */
export const filmFolder = (dataDir: string): string => path.join(dataDir, 'demo-films');

/**
 * Films the clips that the videos still lack, the newest first, and gives each to the media pipeline. One that
 * somebody waits for is filmed next, even in the middle of another; files that are not of the demo go before all
 * others. Answers whether all are there; a clip that cannot be filmed says so on the page of its video.
 */
export async function makeClips(
  platform: Platform,
  videos: readonly DemoVideo[],
  { signal, listener, film = filmOf, pause = 1000 }: ClipOptions = {},
): Promise<boolean> {
  const { config, db, log } = platform;
  const waiting = new Set(videos.toSorted((a, b) => a.hoursOld - b.hoursOld));
  const wanted = new Set<DemoVideo>();
  const stopListening = listener?.on(videoWantedTopic, ({ videoId: id }) => {
    for (const video of waiting) if (videoId(video) === id) wanted.add(video);
  });
  let complete = true;
  try {
    const made = await demoMedia(db);
    for (const video of waiting) if (made.has(videoId(video))) waiting.delete(video);
    while (waiting.size > 0 && !signal?.aborted) {
      if (wanted.size === 0 && (await mustWait(db))) {
        await sleep(pause);
        continue;
      }
      const [hurried] = wanted;
      const video = hurried ?? [...waiting][0]!;
      // Somebody may be looking at a site on which nothing plays yet.
      const isWaitedFor = hurried !== undefined || waiting.size === videos.length;
      if ((await readDemoState(db)).removedAt !== null) return false;
      const goOn = (): boolean => hurried !== undefined || wanted.size === 0 || wanted.has(video);
      try {
        const isMade = await makeClip(platform, film(video), [videoId(video)], {
          isWaitedFor,
          goOn,
          ...(signal && { signal }),
        });
        if (!isMade) continue;
      } catch (error) {
        complete = false;
        log.error({ err: error, video: video.title }, 'a demo clip could not be made');
        await failVideos(
          db,
          [videoId(video)],
          'This demo clip could not be made on this machine. The next start tries again.',
        );
        await dropCached(db, 'videos');
      }
      wanted.delete(video);
      waiting.delete(video);
    }
  } finally {
    stopListening?.();
  }
  if (waiting.size === 0) await rm(filmFolder(config.dataDir), { recursive: true, force: true });
  return complete && !signal?.aborted;
}

/** Whether a file that is not of the demo is being prepared, or enough clips are. */
async function mustWait(db: Platform['db']): Promise<boolean> {
  const unfinished = await unfinishedMedia(db);
  if (unfinished.length > mostWaiting) return true;
  if (unfinished.length === 0) return false;
  const ours = new Set((await demoMedia(db)).values());
  return unfinished.some((id) => !ours.has(id));
}

/** Films a clip and gives it to these videos. False: it was left for later. */
export async function makeClip(
  platform: Platform,
  film: Film,
  videoIds: readonly string[],
  {
    isWaitedFor = false,
    goOn,
    signal,
  }: { isWaitedFor?: boolean; goOn?: () => boolean; signal?: AbortSignal } = {},
): Promise<boolean> {
  const { config, db, jobs } = platform;
  const folder = path.join(filmFolder(config.dataDir), film.name);
  const file = await filmClip(film, {
    tools: await findMediaTools(config),
    folder,
    niceness: isWaitedFor ? niceness.waitedFor : niceness.background,
    ...(goOn && { goOn }),
    ...(signal && { signal }),
  });
  if (file === null) return false;
  const source = await receiveSource(platform, { path: file, name: `${film.name}.mp4`, mode: 'move' });
  try {
    await db.transaction(async (transaction) => {
      const priority = isWaitedFor ? mediaPriority.waitedFor : mediaPriority.background;
      const mediaId = await createMediaAsset(transaction, jobs, source, { priority });
      await tieMedia(transaction, videoIds, mediaId);
      await dropCached(transaction, 'videos');
    });
  } catch (error) {
    await discardSource(platform, source);
    throw error;
  }
  await rm(folder, { recursive: true, force: true });
  return true;
}
