import { implement } from '../../../platform/calls/implement.ts';
import type { FinalCall } from '../../../platform/second-looks/final-call.ts';
import { confirmLook } from '../second-looks/work-on-second-look.ts';

/** `finals`: the calls whose acts may wait. */
export const createConfirmSecondLook = (finals: readonly FinalCall[]) =>
  implement('confirm_second_look', (input, context) => confirmLook(context, finals, input));
