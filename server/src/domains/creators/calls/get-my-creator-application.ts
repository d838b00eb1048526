import { implement } from '../../../platform/calls/implement.ts';
import { myApplication } from '../apply.ts';

export const getMyCreatorApplication = implement('get_my_creator_application', (_input, context) =>
  myApplication(context),
);
