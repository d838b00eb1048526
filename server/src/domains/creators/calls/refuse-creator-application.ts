import { implement } from '../../../platform/calls/implement.ts';
import { refuseApplication } from '../decide-application.ts';

export const refuseCreatorApplication = implement('refuse_creator_application', (input, context) =>
  refuseApplication(context, input.p_application_id, input.p_reason),
);
