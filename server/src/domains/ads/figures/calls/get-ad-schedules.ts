import { implement } from '../../../../platform/calls/implement.ts';
import { listSchedules } from '../schedule-queries.ts';
import { scheduleView } from '../schedule-reports.ts';

export const getAdSchedules = implement('get_ad_schedules', async (_input, { db, memberId }) =>
  (await listSchedules(db, memberId)).map(scheduleView),
);
