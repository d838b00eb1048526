import { implement } from '../../../platform/calls/implement.ts';
import { apply } from '../apply.ts';

export const submitCreatorApplication = implement('submit_creator_application', (input, context) =>
  apply(context, input),
);
