import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks } from '../answer-work.ts';
import { createWork } from '../manage-work.ts';

export const createWorkCall = implement('create_work', (input, context) =>
  actOnWorks(context, (transaction) => createWork(transaction, context, input)),
);
