import { implement } from '../../../../platform/calls/implement.ts';
import { dismissFlash } from '../own-moments.ts';

export const dismissFoundFlash = implement('dismiss_found_flash', (input, context) =>
  dismissFlash(context, input),
);
