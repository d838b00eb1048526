import { implement } from '../../../platform/calls/implement.ts';
import { withdraw } from '../apply.ts';

export const withdrawCreatorApplication = implement('withdraw_creator_application', (input, context) =>
  withdraw(context, input.p_application_id),
);
