import { AppError } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { requireSeen } from '../../reviewing/who-reviews.ts';
import { moderatedVideo } from '../moderated-video-queries.ts';
import { resyncVideo } from '../resync-video.ts';
import type { VideoSource } from '../video-source.ts';

/** Client libraries read the outcome from the answer, not from the status. */
export const createResyncVideo = (sources: readonly VideoSource[]) =>
  implement('resync_video', async (input, context) => {
    const id = input.p_video_id;
    try {
      await requireSeen(context, id);
      const { title, changed } = await resyncVideo(context, sources, actorOf(context.viewer), id);
      const video = await moderatedVideo(context.db, context.objectBase, id);
      const message =
        changed.length === 0
          ? `"${title}" was up to date; nothing changed.`
          : `"${title}" was resynced: ${changed.join(', ')}.`;
      return { success: true, message, updated_video: JSON.parse(video ?? 'null') };
    } catch (error) {
      if (error instanceof AppError) return { success: false, message: error.message, updated_video: null };
      throw error;
    }
  });
