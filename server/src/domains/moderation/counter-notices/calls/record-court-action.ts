import { implement } from '../../../../platform/calls/implement.ts';
import { recordCourtAction as record } from '../note-court-action.ts';

export const recordCourtAction = implement('record_court_action', (input, context) =>
  record(context, input.p_counter_notice_id, input.p_court_action),
);
