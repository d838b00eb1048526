import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  createMediaAsset,
  discardSource,
  incomingFolder,
  mediaPriority,
  receiveSource,
} from '../../domains/media/index.ts';
import { demoMedia, failVideos, tieMedia } from '../../domains/videos/index.ts';
import { videoWantedTopic } from '../../domains/watching/index.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import type { Listener } from '../../platform/db/notifications.ts';
import { findMediaTools } from '../../platform/executables.ts';
import { type ClipName, clipNames, type DemoClip, type DemoVideo, demoClips } from './catalogue/index.ts';
import { filmClip } from './clips.ts';
import { videoId } from './demo-ids.ts';
import { readDemoState } from './demo-state-queries.ts';

export interface ClipOptions {
  signal?: AbortSignal;
  /** Tells of videos that somebody waits for: their clips are filmed next. */
  listener?: Listener;
  /** What to film instead of the clips by these names, for tests. */
  film?: (name: ClipName) => DemoClip;
}

/**
 * Films the clips that the videos still lack, one after another, and gives each to the media pipeline. Answers
 * whether all are there; a clip that cannot be filmed says so on the pages of its videos.
 */
export async function makeClips(
  platform: Platform,
  videos: readonly DemoVideo[],
  { signal, listener, film = (name) => demoClips[name] }: ClipOptions = {},
): Promise<boolean> {
  const { db, log } = platform;
  const wanted: ClipName[] = [];
  const stopListening = listener?.on(videoWantedTopic, ({ videoId: id }) => {
    const clip = videos.find((video) => videoId(video) === id)?.clip;
    if (clip && !wanted.includes(clip)) wanted.push(clip);
  });
  let complete = true;
  try {
    const waiting = new Set(clipNames.filter((name) => videos.some((video) => video.clip === name)));
    while (waiting.size > 0 && !signal?.aborted) {
      const hurried = wanted.find((name) => waiting.has(name));
      const name = hurried ?? [...waiting][0]!;
      waiting.delete(name);
      const ids = await unmade(platform, videos, name);
      if (ids.length === 0) continue;
      if ((await readDemoState(db)).removedAt !== null) return false;
      try {
        await makeClip(
          platform,
          film(name),
          name,
          ids,
          hurried === undefined ? mediaPriority.background : mediaPriority.waitedFor,
        );
      } catch (error) {
        complete = false;
        log.error({ err: error, clip: name }, 'a demo clip could not be made');
        await failVideos(
          db,
          ids,
          'This demo clip could not be made on this machine. The next start tries again.',
        );
        await dropCached(db, 'videos');
      }
    }
  } finally {
    stopListening?.();
  }
  return complete && !signal?.aborted;
}

async function unmade(
  { db }: Pick<Platform, 'db'>,
  videos: readonly DemoVideo[],
  name: ClipName,
): Promise<string[]> {
  const made = await demoMedia(db);
  return videos.filter((video) => video.clip === name && !made.has(videoId(video))).map(videoId);
}

async function makeClip(
  platform: Platform,
  clip: DemoClip,
  name: ClipName,
  videoIds: readonly string[],
  priority: number,
): Promise<void> {
  const { config, db, jobs } = platform;
  const tools = await findMediaTools(config);
  const file = path.join(incomingFolder(config.dataDir), `demo-${name}.mp4`);
  try {
    await filmClip(tools, clip, file);
    const source = await receiveSource(platform, { path: file, name: `${name}.mp4`, mode: 'move' });
    try {
      await db.transaction(async (transaction) => {
        const mediaId = await createMediaAsset(transaction, jobs, source, { priority });
        await tieMedia(transaction, videoIds, mediaId);
        await dropCached(transaction, 'videos');
      });
    } catch (error) {
      await discardSource(platform, source);
      throw error;
    }
  } finally {
    await rm(file, { force: true });
  }
}
