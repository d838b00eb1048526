import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { videoReports } from '../case-list-queries.ts';

export const getAllVideoReports = implement('get_all_video_reports', async (input, { db, viewer }) => {
  const rows = await videoReports(db, {
    seesMinors: await seesMinors(db, viewer),
    limit: input.p_limit ?? limits.videoReportsAtOnce,
    offset: input.p_offset ?? 0,
  });
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
});
