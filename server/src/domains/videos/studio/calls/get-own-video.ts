import { implement } from '../../../../platform/calls/implement.ts';
import { bytesOfCost, costsOfFiles, stillsOf } from '../../../media/index.ts';
import { editableVideo } from '../../managing/moderated-video-queries.ts';
import { studioVideo } from '../studio-queries.ts';
import { ownVideoView } from '../studio-view.ts';

export const getOwnVideo = implement('get_own_video', async (input, context) => {
  const { db, memberId } = context;
  const row = await studioVideo(db, input.p_slug);
  if (row === null || row.uploader_id !== memberId) return [];
  const texts = await editableVideo(db, row.video_id);
  if (texts === null) return [];
  if (texts.media_id === null) return [ownVideoView(row, texts, [], null, context)];
  const stills = await stillsOf(db, texts.media_id);
  const [cost] = await costsOfFiles(db, [texts.media_id]);
  return [ownVideoView(row, texts, stills, cost === undefined ? null : bytesOfCost(cost), context)];
});
