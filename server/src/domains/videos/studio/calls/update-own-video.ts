import { implement } from '../../../../platform/calls/implement.ts';
import { editOwnVideo } from '../edit-own-video.ts';

export const updateOwnVideo = implement('update_own_video', async (input, context) => {
  const { p_video_id: videoId, ...form } = input;
  const changed = await editOwnVideo(
    context,
    { videoId, memberId: context.memberId },
    {
      ...(form.p_title === undefined ? {} : { title: form.p_title }),
      ...(form.p_description === undefined ? {} : { description: form.p_description }),
      ...(form.p_tags === undefined ? {} : { tags: form.p_tags }),
      ...(form.p_category_id === undefined ? {} : { category_id: form.p_category_id }),
      ...(form.p_format === undefined ? {} : { format: form.p_format }),
      ...(form.p_audio_language === undefined ? {} : { audio_language: form.p_audio_language }),
      ...(form.p_subtitle_languages === undefined ? {} : { subtitle_languages: form.p_subtitle_languages }),
      ...(form.p_release_status === undefined ? {} : { release_status: form.p_release_status }),
    },
  );
  return { changed };
});
