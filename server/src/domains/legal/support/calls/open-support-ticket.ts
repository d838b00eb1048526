import { implement } from '../../../../platform/calls/implement.ts';
import { openTicket } from '../write-in.ts';

export const openSupportTicket = implement('open_support_ticket', (input, context) =>
  openTicket(context, input),
);
