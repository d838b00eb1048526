import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { createMediaAsset, receiveSource } from '../server/src/domains/media/index.ts';
import { changePublishStatus, createVideo, ensureCategory } from '../server/src/domains/videos/index.ts';
import { dropCached } from '../server/src/platform/calls/cached-answers.ts';
import { call } from './calling.ts';
import { makeClip } from './clips.ts';
import { atEnd } from './closing.ts';
import { onSite } from './on-site.ts';
import { until } from './site.ts';

// Videos of a journey's own, which go through the pipeline of the site and are removed with the test.

export const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-made-'));
after(() => rmSync(folder, { recursive: true, force: true }));

export interface Made {
  id: string;
  slug: string;
  title: string;
}

/** A public video whose file has not come yet. Whoever makes it removes it. */
export const publish = (title: string, category = 'Uncategorized'): Promise<Made> =>
  onSite(process.env, (platform) =>
    platform.db.transaction(async (transaction) => ({
      title,
      ...(await createVideo(transaction, platform, {
        title,
        categoryId: await ensureCategory(transaction, { name: category }),
        publishStatus: 'published',
        declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'journey' },
      })),
    })),
  );

/** The same, removed with the test. */
export async function publishForTest(title: string): Promise<Made> {
  const video = await publish(title);
  atEnd(() => remove(video, 'The journey is over.'));
  return video;
}

/** Gives the video this file; the site's worker prepares it. `damaged`: it is spoilt after it was taken in. */
export const bring = (video: Made, file: string, { damaged = false } = {}): Promise<void> =>
  onSite(process.env, async (platform) => {
    const source = await receiveSource(platform, { path: file, mode: 'move' });
    if (damaged) {
      writeFileSync(file, 'this is no video any more');
      await platform.storage.putFile(source.sourceKey, file);
    }
    await platform.db.transaction(async (transaction) => {
      const mediaId = await createMediaAsset(transaction, platform.jobs, source);
      await transaction.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
      await dropCached(transaction, 'videos');
    });
  });

/** The same with a clip that is made for it. */
export async function bringClip(
  video: Made,
  { seconds, damaged = false }: { seconds: number; damaged?: boolean },
): Promise<void> {
  const file = path.join(folder, `${video.id}.mp4`);
  await makeClip(file, { seconds });
  await bring(video, file, { damaged });
}

export const remove = (video: Made, reason: string): Promise<void> =>
  onSite(process.env, (platform) =>
    platform.db.transaction((transaction) =>
      changePublishStatus(transaction, platform, video.id, 'removed', reason),
    ),
  );

export async function playbackOf(video: Made): Promise<{ state: string; master_url: string | null }> {
  const [row] = await call('get_video_details_by_slug', { p_slug: video.slug }, null);
  return row?.playback ?? { state: 'absent', master_url: null };
}

/** Waits for the whole ladder. */
export const isReady = (video: Made): Promise<void> =>
  until(
    async () => (await playbackOf(video)).state === 'ready',
    120_000,
    () => `"${video.title}" was not prepared`,
  );

/** A public video with its whole ladder, removed with the test. */
export async function makeReady(title: string, seconds: number): Promise<Made> {
  const video = await publishForTest(title);
  await bringClip(video, { seconds });
  await isReady(video);
  return video;
}
