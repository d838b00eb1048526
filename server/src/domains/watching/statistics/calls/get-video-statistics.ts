import { implement } from '../../../../platform/calls/implement.ts';
import { maySee, studioVideoShown } from '../../../videos/index.ts';
import { daysOfVideo, playedParts } from '../statistics-queries.ts';
import { maySeeStatistics, retentionOf } from '../statistics-rules.ts';

/**
 * Anyone but the uploader, and admins who may know of it, learns nothing, not even that the video exists.
 */
export const getVideoStatistics = implement('get_video_statistics', async (input, context) => {
  const { db, viewer, memberId } = context;
  const found = await studioVideoShown(context, input.p_slug);
  if (found === null || !maySeeStatistics(found, viewer)) return [];
  const isOwn = found.uploaderId === memberId;
  if (!isOwn && !(await maySee(context, found.view.video_id))) return [];
  const period = input.p_days ?? 28;
  const [days, played] = await Promise.all([
    daysOfVideo(db, found.view.video_id, period),
    playedParts(db, found.view.video_id, period, found.fileReplacedAt),
  ]);
  return [
    {
      video: found.view,
      is_own: isOwn,
      shown_in: found.rules,
      encoding: found.encoding,
      days,
      retention: retentionOf(played),
      retention_playbacks: played.playbacks,
      is_measured: found.view.video_source !== 'embed',
    },
  ];
});
