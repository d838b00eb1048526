import { implement } from '../../../../platform/calls/implement.ts';
import { removePerformer } from '../record-performers.ts';

export const deletePerformerRecord = implement('delete_performer_record', (input, context) =>
  context.db.transaction((transaction) => removePerformer(transaction, context, input.p_record_id)),
);
