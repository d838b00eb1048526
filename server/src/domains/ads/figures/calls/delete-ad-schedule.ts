import { implement } from '../../../../platform/calls/implement.ts';
import { dropSchedule } from '../schedule-reports.ts';

export const deleteAdSchedule = implement('delete_ad_schedule', (input, context) =>
  dropSchedule(context, input.p_id),
);
