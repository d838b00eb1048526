import type { Platform } from '../../../platform/context.ts';
import type { EditableRow } from './moderated-video-queries.ts';

/** Somewhere outside of this site that videos come from, as its own domain knows to ask it. `upload`: a file that was not had yet. */
export interface VideoSource {
  readonly kind: 'bunny_net' | 'embed' | 'upload';
  /** Whether a backfill asks it for hundreds of videos at a time. */
  readonly isAskedInBulk: boolean;
  /**
   * Asks it, and brings the video in line with what it says. Throws AppError with words for a person where it has the
   * video no more or cannot say.
   */
  refresh(
    platform: Platform,
    video: Pick<
      EditableRow,
      'id' | 'bunny_video_id' | 'bunny_library_id' | 'video_url' | 'source_url' | 'original_source_url'
    >,
  ): Promise<void>;
}
