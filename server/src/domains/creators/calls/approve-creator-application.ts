import { implement } from '../../../platform/calls/implement.ts';
import { approveApplication } from '../decide-application.ts';

export const approveCreatorApplication = implement('approve_creator_application', (input, context) =>
  approveApplication(context, input.p_application_id),
);
