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
