import {
  type CreateVideo,
  createVideo,
  ensureCategory,
  ensureProfile,
} from '#server/domains/videos/index.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';

/** A video as tests need one: says what matters and defaults the rest. */
export async function buildVideo(
  platform: Platform,
  more: Partial<Omit<CreateVideo, 'declaration'>> & {
    category?: string;
    uploader?: string;
    viewCount?: number;
    durationSeconds?: number;
  } = {},
): Promise<{ id: string; slug: string; title: string }> {
  const title = more.title ?? `Lantern ${newId().slice(-6)}`;
  return platform.db.transaction(async (transaction) => {
    const categoryId =
      more.categoryId ?? (await ensureCategory(transaction, { name: more.category ?? 'Night trains' }));
    const uploaderId = more.uploader
      ? await ensureProfile(transaction, { username: more.uploader })
      : (more.uploaderId ?? null);
    const made = await createVideo(transaction, platform, {
      publishStatus: 'published',
      ...more,
      title,
      categoryId,
      uploaderId,
      declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'test' },
    });
    await transaction.query('update videos set view_count = $2, duration_seconds = $3 where id = $1', [
      made.id,
      more.viewCount ?? 0,
      more.durationSeconds ?? 1440,
    ]);
    return { ...made, title };
  });
}

/** So many copies of a video with its tags, as they lie in the tables: for what happens to very many at once. */
export async function copyVideo(
  { db }: Pick<Platform, 'db'>,
  { id }: { id: string },
  count: number,
): Promise<void> {
  await db.query(
    `insert into videos (id, slug, title, publish_status, published_at, uploader_id, category_id, playback_state)
     select gen_random_uuid(), v.slug || '-' || n, v.title || ' ' || n, v.publish_status, v.published_at, v.uploader_id,
       v.category_id, v.playback_state
     from videos v, generate_series(1, $2::integer) n where v.id = $1`,
    [id, count],
  );
  await db.query(
    `insert into video_tags (tag_id, video_id, published_at)
     select t.tag_id, o.id, o.published_at from videos v join video_tags t on t.video_id = v.id
     join videos o on o.slug like v.slug || '-%' where v.id = $1`,
    [id],
  );
}
