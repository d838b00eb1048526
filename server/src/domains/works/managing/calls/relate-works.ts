import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks } from '../answer-work.ts';
import { relateWorks } from '../tie-works.ts';

export const relateWorksCall = implement('relate_works', (input, context) =>
  actOnWorks(context, (transaction) => relateWorks(transaction, input)),
);
