import { implement } from '../../../../platform/calls/implement.ts';
import { saveSchedule } from '../schedule-reports.ts';

export const saveAdSchedule = implement('save_ad_schedule', (input, context) => saveSchedule(context, input));
