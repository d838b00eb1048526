import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { type VideoEdit, writeEdit } from '../managing/edit-video.ts';
import { lockOwnVideo } from '../planned/follow-plan.ts';

/**
 * Writes what people read about the member's own video, by the rules for uploads. Its state stays: its file
 * was reviewed, and its texts pass the same checks as before. Answers the names of the fields that changed.
 * Throws `notFound`, `conflict` while a report holds it, and `badInput` naming the field.
 */
export const editOwnVideo = (
  platform: Pick<Platform, 'db' | 'facts' | 'config' | 'objectBase'>,
  target: { videoId: string; memberId: string },
  edit: Pick<
    VideoEdit,
    | 'title'
    | 'description'
    | 'tags'
    | 'category_id'
    | 'format'
    | 'audio_language'
    | 'subtitle_languages'
    | 'release_status'
  >,
): Promise<string[]> =>
  platform.db.transaction(async (transaction) => {
    const video = await lockOwnVideo(transaction, target.videoId, target.memberId);
    if (video.status === 'held')
      throw new AppError('conflict', 'We’re looking at a report about this video.');
    return (await writeEdit(transaction, platform, video.id, edit)).changed;
  });
