import { implement } from '../../../../platform/calls/implement.ts';
import { rulesOnVideo } from '../../places/place-queries.ts';
import { daysOfVideo, playedParts, studioVideo } from '../studio-queries.ts';
import { maySeeStatistics, retentionOf } from '../studio-rules.ts';
import { studioVideoView } from '../studio-view.ts';

/** Anyone but the uploader learns nothing, not even that the video exists. */
export const getVideoStatistics = implement('get_video_statistics', async (input, context) => {
  const { db, viewer, memberId } = context;
  const row = await studioVideo(db, input.p_slug);
  if (row === null || !maySeeStatistics(row, viewer)) return [];
  const period = input.p_days ?? 28;
  const [days, played, rules] = await Promise.all([
    daysOfVideo(db, row.video_id, period),
    playedParts(db, row.video_id, period, row.file_replaced_at),
    rulesOnVideo(db, row.video_id),
  ]);
  return [
    {
      video: studioVideoView(row, context),
      is_own: row.uploader_id === memberId,
      shown_in: rules,
      days,
      retention: retentionOf(played),
      retention_playbacks: played.playbacks,
      is_measured: row.video_source !== 'embed',
    },
  ];
});
