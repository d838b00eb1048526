import { implement } from '../../../../platform/calls/implement.ts';
import { addPerformer } from '../record-performers.ts';

export const addPerformerRecord = implement('add_performer_record', (input, context) =>
  context.db.transaction((transaction) => addPerformer(transaction, context, input)),
);
