import { implement } from '../../../platform/calls/implement.ts';
import { declineLook } from '../second-looks/work-on-second-look.ts';

export const declineSecondLook = implement('decline_second_look', (input, context) =>
  declineLook(context, input),
);
