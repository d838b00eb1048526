import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { fileAddresses } from '../files/file-passes.ts';
import { refuseBarredVideo } from '../places/refuse-barred.ts';
import { playbackHosts, progressOf } from '../playback.ts';
import { detailsBySlug } from '../video-queries.ts';
import { detailsView, playbackView } from '../video-view.ts';

/** Strangers see what is published; for a removed video they learn why it is gone. */
export const getVideoDetailsBySlug = implement('get_video_details_by_slug', async (input, context) => {
  const row = await detailsBySlug(context.db, input.p_slug);
  if (row?.publish_status === 'removed')
    throw new AppError('gone', row.removal_reason ?? 'This video was removed.');
  if (row?.publish_status !== 'published') return [];
  await refuseBarredVideo(context, row.place_rules);
  const playback = playbackView(
    row,
    fileAddresses(context, row.publish_status, 'owner'),
    playbackHosts(context.config),
    await progressOf(context, row),
  );
  return [detailsView(row, context.objectBase, playback)];
});
