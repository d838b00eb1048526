import { watchParts } from '#contract/watch-parts.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { uncategorized } from '#tests/support/test-received-videos.ts';
import type { Known } from './contract-samples.ts';
import { insertTestWork } from './test-work-inputs.ts';

/** An upload as it lies in the table, without a file; answers its id. */
export async function insertTestUpload(
  { db }: Pick<Platform, 'db'>,
  ownerId: string,
  state: 'receiving' | 'failed' = 'receiving',
): Promise<string> {
  const id = newId();
  await db.query(
    `insert into uploads (id, owner_id, file_name, bytes, state, reason) values ($1, $2, 'lantern.mp4', 1000, $3, $4)`,
    [id, ownerId, state, state === 'failed' ? 'This file cannot be read.' : null],
  );
  if (state === 'failed')
    await db.query(`update uploads set details = '{"title": "Lantern"}' where id = $1`, [id]);
  return id;
}

/** Subtitles added to a published video of this member; answers their id. */
export async function insertTestCaptions(
  platform: Platform,
  ownerId: string,
  state: 'shown' | 'held',
): Promise<string> {
  const { id: videoId } = await buildVideo(platform, { uploaderId: ownerId, category: 'Own things' });
  const id = newId();
  const isShown = state === 'shown';
  await platform.db.query(
    `insert into video_captions (id, video_id, language, state, storage_key, words, bytes, cue_count, held_for, sender_id)
     values ($1, $2, 'de', $3, $4, $5, octet_length($5), 1, $6, $7)`,
    [
      id,
      videoId,
      state,
      isShown ? `media/captions/${videoId}/${id}.vtt` : null,
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGuten Abend.\n',
      isShown ? null : 'review',
      ownerId,
    ],
  );
  return id;
}

/** A moment at which a published video flashes, as it was said or found; answers its id. */
export async function insertTestMoment(
  platform: Platform,
  { uploaderId, byHand }: { uploaderId: string | null; byHand: boolean },
): Promise<string> {
  const { id: videoId } = await buildVideo(platform, { uploaderId, category: 'Own things' });
  const [row] = await platform.db.query<{ id: string }>(
    `insert into video_moments (video_id, kind, starts_at, ends_at, by_hand) values ($1, 'general', 10, 12, $2) returning id`,
    [videoId, byHand],
  );
  return row!.id;
}

/** What the calls of uploads and reviews can be given. */
export const uploadInputs = (platform: Platform, asker: TestMember | null): Known => ({
  category_id: uncategorized,
  watched_parts: '1'.repeat(watchParts),
  own_upload_id: () => (asker === null ? newId() : insertTestUpload(platform, asker.id)),
  own_failed_upload_id: () => (asker === null ? newId() : insertTestUpload(platform, asker.id, 'failed')),
  own_video_id: async () =>
    (await buildVideo(platform, { uploaderId: asker?.id ?? null, category: 'Own things' })).id,
  own_episode_video_id: async () => {
    const { id } = await buildVideo(platform, { uploaderId: asker?.id ?? null, category: 'Own things' });
    await insertTestWork(platform, { episodes: [{ number: 1, videos: [id] }] });
    return id;
  },
  own_moment_id: async () => insertTestMoment(platform, { uploaderId: asker?.id ?? null, byHand: true }),
  found_moment_id: async () => insertTestMoment(platform, { uploaderId: asker?.id ?? null, byHand: false }),
  no_moment: null,
  flashing: 'general',
  skip_start: 10,
  skip_end: 20,
  own_prepared_video_id: async () => {
    const { id } = await buildVideo(platform, { uploaderId: asker?.id ?? null, category: 'Own things' });
    const mediaId = await insertTestMedia(platform, {
      state: 'encoding_first',
      extras: { thumbnails: [{ time: 0, sizes: [] }] },
    });
    await platform.db.query('update videos set media_id = $2 where id = $1', [id, mediaId]);
    return id;
  },
  own_captions_id: () => (asker === null ? newId() : insertTestCaptions(platform, asker.id, 'shown')),
  waiting_captions_id: () => (asker === null ? newId() : insertTestCaptions(platform, asker.id, 'held')),
  waiting_video_id: async () =>
    (await buildVideo(platform, { publishStatus: 'review', category: 'Own things' })).id,
});
