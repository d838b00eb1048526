import { implement } from '../../../../platform/calls/implement.ts';
import { encodingOf, stillsOf } from '../../../media/index.ts';
import { fileAddresses } from '../../files/file-passes.ts';
import { maySee } from '../../reviewing/who-reviews.ts';
import { editableVideo, moderatedVideo } from '../moderated-video-queries.ts';

export const getModeratedVideo = implement('get_moderated_video', async (input, context) => {
  const { db, objectBase } = context;
  const id = input.p_video_id;
  if (!(await maySee(context, id))) return [];
  const [json, row] = await Promise.all([moderatedVideo(db, objectBase, id), editableVideo(db, id)]);
  if (json === null || row === null) return [];
  const stills = row.media_id === null ? [] : await stillsOf(db, row.media_id);
  const encoding = row.media_id === null ? null : await encodingOf(db, row.media_id);
  const address = fileAddresses(context, row.publish_status, 'admin');
  return [
    {
      video: JSON.parse(json),
      full_description: row.description,
      thumbnails: stills.map(({ key, seconds, isChosen }) => ({
        url: address(key),
        seconds,
        is_chosen: isChosen && row.custom_thumbnail_key === null,
      })),
      encoding,
      declaration: row.declaration,
      updated_at: row.updated_at.toISOString(),
    },
  ];
});
