import { answerSupportTicket } from './calls/answer-support-ticket.ts';
import { changeSupportTicket } from './calls/change-support-ticket.ts';
import { continueSupportTicket } from './calls/continue-support-ticket.ts';
import { deleteCannedText } from './calls/delete-canned-text.ts';
import { getSupportRecord } from './calls/get-support-record.ts';
import { getSupportTicket } from './calls/get-support-ticket.ts';
import { listCannedTexts } from './calls/list-canned-texts.ts';
import { listSupportTickets } from './calls/list-support-tickets.ts';
import { openSupportTicket } from './calls/open-support-ticket.ts';
import { saveCannedText } from './calls/save-canned-text.ts';

export const supportFormCalls = [openSupportTicket, getSupportTicket, continueSupportTicket];
export const supportDeskCalls = [
  listSupportTickets,
  getSupportRecord,
  answerSupportTicket,
  changeSupportTicket,
  listCannedTexts,
  saveCannedText,
  deleteCannedText,
];
