import { implement } from '../../../../platform/calls/implement.ts';
import { changeTicket } from '../work-on-ticket.ts';

export const changeSupportTicket = implement('change_support_ticket', (input, context) =>
  changeTicket(context, input),
);
