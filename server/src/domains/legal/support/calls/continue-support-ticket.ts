import { implement } from '../../../../platform/calls/implement.ts';
import { continueTicket } from '../write-in.ts';

export const continueSupportTicket = implement('continue_support_ticket', (input, context) =>
  continueTicket(context, input),
);
