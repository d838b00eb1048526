import { implement } from '../../../../platform/calls/implement.ts';
import { showPerformers } from '../record-performers.ts';

export const getPerformerRecords = implement('get_performer_records', (input, context) =>
  context.db.transaction((transaction) => showPerformers(transaction, context, input.p_video_id)),
);
