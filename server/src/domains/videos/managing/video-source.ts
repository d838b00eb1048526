import type { Platform } from '../../../platform/context.ts';
import type { EditableRow } from './moderated-video-queries.ts';

/**
 * An outside place that videos come from, in the way its own domain asks it. `upload`: a file that has not
 * been fetched yet.
 */
export interface VideoSource {
  readonly kind: 'bunny_net' | 'embed' | 'upload';
  /** Whether a backfill asks it about hundreds of videos at a time. */
  readonly isAskedInBulk: boolean;
  /**
   * Asks it, and brings the video in line with the answer. Throws an AppError with a message for a person if
   * it no longer has the video or cannot say.
   */
  refresh(
    platform: Platform,
    video: Pick<
      EditableRow,
      'id' | 'bunny_video_id' | 'bunny_library_id' | 'video_url' | 'source_url' | 'original_source_url'
    >,
  ): Promise<void>;
}
