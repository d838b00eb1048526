import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { Platform } from '../../../platform/context.ts';
import { masterPlaylist } from '../../media/encode/playlist-rules.ts';
import { mediaPrefix } from '../../media/index.ts';
import { listRenditions, type Rendition, writeRendition } from '../../media/media-queries.ts';
import { videoVariant } from '../../media/media-view.ts';
import { sampleSource } from '../../media/plan/sample-source.ts';

export interface StoredVideo {
  id: string;
  slug: string;
  mediaId: string;
}

const rendition = (mediaId: string, name: string, bytes: number): Rendition => {
  const height = Number.parseInt(name, 10);
  const isSound = name.startsWith('audio');
  return {
    ...{ name, kind: isSound ? 'audio' : 'video', playlistKey: `${mediaPrefix(mediaId)}${name}/index.m3u8` },
    ...(isSound
      ? { width: null, height: null, frameRate: null }
      : { width: Math.round((height * 16) / 9), height, frameRate: 24 }),
    ...{
      generation: 'h264',
      language: null,
      label: null,
      isDefault: false,
      codecs: 'avc1.64001f',
      bandwidth: 1000,
    },
    ...{ averageBandwidth: 900, segments: 1, bytes, durationSeconds: 4 },
  };
};

/** A published video with a ready file: renditions by name with their bytes, each with a segment in storage. */
export async function storeVideo(
  platform: Platform,
  title: string,
  more: {
    renditions: Record<string, number>;
    sourceKey?: string;
    readyDaysAgo?: number;
    addedDaysAgo?: number;
    publishedDaysAgo?: number;
  },
): Promise<StoredVideo> {
  const { db, storage } = platform;
  const mediaId = await insertTestMedia(platform, {
    state: 'ready',
    ...(more.sourceKey === undefined ? {} : { sourceKey: more.sourceKey }),
  });
  if (more.sourceKey !== undefined) await storage.put(more.sourceKey, 'source');
  await db.query(
    `update media_assets set source = $2, source_bytes = 5000, first_pass_at = now(),
       ready_at = now() - make_interval(days => $3) where id = $1`,
    [mediaId, JSON.stringify(sampleSource()), more.readyDaysAgo ?? more.addedDaysAgo ?? 0],
  );
  for (const [name, bytes] of Object.entries(more.renditions)) {
    await writeRendition(db, mediaId, rendition(mediaId, name, bytes));
    await storage.put(`${mediaPrefix(mediaId)}${name}/00000.m4s`, 'segment');
  }
  const videos = (await listRenditions(db, mediaId)).filter(({ kind }) => kind === 'video');
  await storage.put(`${mediaPrefix(mediaId)}master.m3u8`, masterPlaylist(videos.map(videoVariant), []));
  const { id, slug } = await buildVideo(platform, { title });
  await db.query(
    `update videos set media_id = $2, playback_state = 'ready', quality = '1080p',
       created_at = now() - make_interval(days => $3), published_at = now() - make_interval(days => $4) where id = $1`,
    [id, mediaId, more.addedDaysAgo ?? 0, more.publishedDaysAgo ?? more.addedDaysAgo ?? 0],
  );
  return { id, slug, mediaId };
}

/** Somebody watched it for so many seconds, so many days ago. */
export async function watchVideo(
  platform: Platform,
  id: string,
  seconds: number,
  daysAgo: number,
): Promise<void> {
  await platform.db.query(
    `insert into video_watch_days (video_id, day, playbacks, seconds, parts)
     values ($1, (now() at time zone 'UTC')::date - $3::int, 1, $2, array_fill(0, array[50]))`,
    [id, seconds, daysAgo],
  );
  await platform.db.query(
    `insert into video_watch_totals (video_id, playbacks, seconds) values ($1, 1, $2)
     on conflict (video_id) do update set seconds = video_watch_totals.seconds + excluded.seconds`,
    [id, seconds],
  );
}
