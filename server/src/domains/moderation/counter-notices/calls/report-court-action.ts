import { implement } from '../../../../platform/calls/implement.ts';
import { reportCourtAction as report } from '../note-court-action.ts';

export const reportCourtAction = implement('report_court_action', (input, context) =>
  report(context, input.p_receipt, input.p_court_action),
);
