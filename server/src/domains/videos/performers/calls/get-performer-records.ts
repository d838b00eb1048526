import { implement } from '../../../../platform/calls/implement.ts';
import { listPerformers, lockRecorded } from '../record-performers.ts';

export const getPerformerRecords = implement('get_performer_records', (input, context) =>
  context.db.transaction(async (transaction) => {
    const video = await lockRecorded(transaction, context, input.p_video_id);
    return listPerformers(transaction, context, video.id);
  }),
);
