import { badInput } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { requireSeen } from '../../reviewing/who-reviews.ts';
import { moderatedVideo } from '../moderated-video-queries.ts';
import { setThumbnail } from '../set-thumbnail.ts';

export const setVideoThumbnail = implement('set_video_thumbnail', async (input, context) => {
  const id = input.p_video_id;
  await requireSeen(context, id);
  const url = input.p_url?.trim() || null;
  const still = input.p_still ?? null;
  if (url !== null && still !== null)
    throw badInput('p_still', 'A thumbnail comes from an address or from a still, not from both.');
  await setThumbnail(
    context,
    actorOf(context.viewer),
    id,
    url !== null ? { url } : still !== null ? { still } : null,
  );
  const video = JSON.parse((await moderatedVideo(context.db, context.objectBase, id)) ?? '{}') as {
    custom_thumbnail_url?: string | null;
    bunny_thumbnail_url?: string | null;
    thumbnail_url?: string | null;
  };
  return {
    thumbnail_url: video.custom_thumbnail_url ?? video.bunny_thumbnail_url ?? video.thumbnail_url ?? null,
  };
});
