import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks } from '../answer-work.ts';
import { updateWork } from '../manage-work.ts';

export const updateWorkCall = implement('update_work', (input, context) =>
  actOnWorks(context, (transaction) => updateWork(transaction, context, input)),
);
