import { implement } from '../../../../platform/calls/implement.ts';
import { answerTicket } from '../work-on-ticket.ts';

export const answerSupportTicket = implement('answer_support_ticket', (input, context) =>
  answerTicket(context, input),
);
